/**
 * The fragment of the address as an external store for React. The address itself is the state, so nothing can differ
 * from it.
 */
const events = ['hashchange', 'popstate'] as const;
const subscribers = new Set<() => void>();

function refresh(): void {
  for (const notify of [...subscribers]) notify();
}

/** Calls `notify` at every change of the address; the returned function unsubscribes. */
function subscribe(notify: () => void): () => void {
  // A wrapper per call, so that the same function can subscribe twice.
  const subscriber = () => notify();
  if (subscribers.size === 0) for (const name of events) window.addEventListener(name, refresh);
  subscribers.add(subscriber);
  return () => {
    if (!subscribers.delete(subscriber) || subscribers.size > 0) return;
    for (const name of events) window.removeEventListener(name, refresh);
  };
}

/** The text after the `#`, as it is in the address; empty if there's none. Readers decode it if they compare it with an ID. */
const getSnapshot = (): string => window.location.hash.slice(1);

/** Browsers don't send the fragment to the server. */
function getServerSnapshot(): string {
  return '';
}

/**
 * Sets the text after the `#` without a new history entry; an empty text removes the `#`. Path, query and state are unchanged.
 * The browser percent-encodes what an address can't contain, such as spaces; `%` stays as it is.
 */
export function replaceHash(text: string): void {
  const { pathname, search } = window.location;
  const fragment = text === '' ? '' : `#${text}`;
  if (text === getSnapshot()) return;
  try {
    window.history.replaceState(window.history.state, '', pathname + search + fragment);
  } catch {
    // WebKit allows only so many changes in half a minute. The next one sets it.
  }
  refresh();
}

/** The arguments of React's `useSyncExternalStore`. */
export const hashStore = { subscribe, getSnapshot, getServerSnapshot };
