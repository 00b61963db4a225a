/** Full page loads, for when client-side navigation doesn't work. */
import { readSession, writeSession } from './session';

const name = 'reloaded';

/** Reloads the page, but never twice in a row: a page that works lifts the guard. Does nothing without storage. */
export function reloadOnce(): void {
  const { pathname } = window.location;
  if (readSession(name) === pathname || !writeSession(name, pathname)) return;
  window.location.reload();
}

/** Records that the page works. */
export function liftReloadGuard(): void {
  writeSession(name, null);
}

export type Reach = 'reachable' | 'offline' | 'unreachable';

/** Milliseconds to wait for a server's response. */
const patience = 8000;

/** Whether a full load of an address would succeed, checked by a request in the background. */
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
