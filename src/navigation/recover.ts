import { type Reach, reachOf } from './full-load';
import { isCurrent, takeTurn } from './request-order';
import { showFailure } from './status';

/** A navigation that has failed, and the ways on. */
export type Failed = {
  readonly address: string;
  /** Loads the address as a whole. */
  readonly load: () => void;
  /** Makes the address that of the page on the screen again. */
  readonly undo: () => Promise<void>;
  /** Goes there again within the page. */
  readonly retry: () => void;
};

/**
 * Loads the page as a whole where that can work. Otherwise the page on the screen stays, with its address, and a notice offers
 * to try again.
 */
export async function recover({ address, load, undo, retry }: Failed): Promise<void> {
  const turn = takeTurn();
  const reach: Reach = await reachOf(address);
  if (!isCurrent(turn)) return;
  if (reach === 'reachable') return load();
  await undo();
  showFailure({ kind: reach, address, retry });
}
