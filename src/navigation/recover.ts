import { type Reach, reachOf } from './full-load';
import { isCurrent, startRequest } from './request-order';
import { showFailure } from './status';

/** A failed navigation, and what can be done about it. */
export type Failed = {
  readonly address: string;
  /** Loads the address in full. */
  readonly load: () => void;
  /** Restores the address of the page on the screen. */
  readonly undo: () => Promise<void>;
  /** Tries the client-side navigation again. */
  readonly retry: () => void;
};

/**
 * Loads the page in full if the server can be reached. Otherwise the current page stays, with its address, and a notice offers
 * to retry.
 */
export async function recover({ address, load, undo, retry }: Failed): Promise<void> {
  const turn = startRequest();
  const reach: Reach = await reachOf(address);
  if (!isCurrent(turn)) return;
  if (reach === 'reachable') return load();
  await undo();
  showFailure({ kind: reach, retry });
}
