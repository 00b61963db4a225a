/** Loads of a whole page, where moving on within the running page does not work. */
import { readSession, writeSession } from './session';

const name = 'reloaded';

/** Reloads the page, but never twice in a row: the guard is lifted by a page that works. Does nothing without storage. */
export function reloadOnce(): void {
  const { pathname } = window.location;
  if (readSession(name) === pathname || !writeSession(name, pathname)) return;
  window.location.reload();
}

/** Notes that the page works. */
export function liftReloadGuard(): void {
  writeSession(name, null);
}

export type Reach = 'reachable' | 'offline' | 'unreachable';

/** Milliseconds within which a server answers that is there. */
const patience = 8000;

/** Whether loading an address would leave the visitor with a page: asks the server without leaving the page. */
export async function reachOf(address: string): Promise<Reach> {
  if (!navigator.onLine) return 'offline';
  try {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal });
    return status < 500 ? 'reachable' : 'unreachable';
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline';
  }
}
