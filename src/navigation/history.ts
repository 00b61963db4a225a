/** The history of the tab as Gatsby's router sees it: the address, and functions to call when it changes. */
import { setStartsAtTop } from '../lib/routing/starts-at-top';

/** The parts of an address, and the state of its history entry. */
export type HistoryLocation = Pick<
  Location,
  'pathname' | 'search' | 'hash' | 'href' | 'origin' | 'protocol' | 'host' | 'hostname' | 'port'
> & { readonly state: unknown; readonly key: string };

type Change = { readonly location: HistoryLocation; readonly action: 'PUSH' | 'POP' };
type Listener = (change: Change) => void;
type Options = { readonly replace?: boolean; readonly state?: object };

const listeners = new Set<Listener>();

/** Whether a page that was navigated to hasn't been committed yet. */
let transitioning = false;

/** Reads the current address. */
export function readLocation(): HistoryLocation {
  const { pathname, search, hash, href, origin, protocol, host, hostname, port } = window.location;
  const state: unknown = window.history.state;
  const { key = 'initial' } = Object(state) as { key?: string };
  return { pathname, search, hash, href, origin, protocol, host, hostname, port, state, key };
}

/** Calls a function at each change of the address; the returned function stops that. */
function listen(listener: Listener): () => void {
  // One per listener: browsers call those of a window in the order in which they were added, and what start.ts adds comes first.
  const onPopState = () => {
    setStartsAtTop(false);
    listener({ location: readLocation(), action: 'POP' });
  };
  listeners.add(listener);
  window.addEventListener('popstate', onPopState);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', onPopState);
  };
}

/**
 * Changes the address and notifies the listeners; a number is a step in the history. An entry whose page was never shown is
 * replaced.
 */
export function navigate(to: string | number, { replace = false, state }: Options = {}): void {
  if (typeof to === 'number') {
    window.history.go(to);
    return;
  }
  const entry = { ...state, key: `${Date.now()}` };
  try {
    if (transitioning || replace) window.history.replaceState(entry, '', to);
    else window.history.pushState(entry, '', to);
  } catch {
    // WebKit allows only so many changes in half a minute.
    if (replace) window.location.replace(to);
    else window.location.assign(to);
    return;
  }
  transitioning = true;
  setStartsAtTop(window.location.hash === '');
  const location = readLocation();
  for (const listener of [...listeners]) listener({ location, action: 'PUSH' });
}

/** Reports that the page of the current address has been committed. */
export function endTransition(): void {
  transitioning = false;
}

/** Part of the router's interface. */
export const globalHistory = { listen, navigate };
