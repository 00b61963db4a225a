import { decodeLeniently } from './lenient-decoding';

/**
 * The text after `#` in the address, as a store that React can subscribe to (specification, section 3).
 * The address itself is the state: nothing is kept here that could differ from it.
 */
const events = ['hashchange', 'popstate'] as const;
const subscribers = new Set<() => void>();

/** Tells all subscribers to read again. Call it after a navigation by `pushState`, which fires no event. */
function refresh(): void {
  for (const notify of [...subscribers]) notify();
}

/** Calls `notify` at every change of the address; the result ends that. One listener serves all subscribers. */
function subscribe(notify: () => void): () => void {
  // A wrapper of its own, so that the same function can subscribe twice.
  const subscriber = () => notify();
  if (subscribers.size === 0) for (const name of events) window.addEventListener(name, refresh);
  subscribers.add(subscriber);
  return () => {
    if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
    for (const name of events) window.removeEventListener(name, refresh);
  };
}

/** The text after `#`, decoded; empty when there is none; as written where it is not valid percent-encoding. */
const getSnapshot = (): string => decodeLeniently(window.location.hash.slice(1));

/** What the server and the first render in the browser see: a server is never told the hash. */
function getServerSnapshot(): string {
  return '';
}

/**
 * Sets the text after `#` without a new entry in history; empty removes the `#`. Path, query and state stay.
 * Half a surrogate pair, which is not valid Unicode, becomes U+FFFD.
 */
export function replaceHash(text: string): void {
  const { pathname, search } = window.location;
  const fragment = text === '' ? '' : `#${encodeURI(text.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
  window.history.replaceState(window.history.state, '', pathname + search + fragment);
  refresh();
}

/** The store, in the shape of React's `useSyncExternalStore`, and `refresh` for Gatsby's `onRouteUpdate`. */
export const hashStore = { subscribe, getSnapshot, getServerSnapshot, refresh };
