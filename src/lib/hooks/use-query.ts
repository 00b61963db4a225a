/**
 * Form state in the query, such as `?amount=2500&rail=fedwire`, so that it survives links, reloads and going back. Each
 * form owns some of the keys and leaves the others alone.
 */
import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    subscribers.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}

/** The query with its `?`; empty on the server and in the first render, so that hydration matches. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Sets keys of the query without a new history entry or scrolling.
 * @param values an empty string removes the key
 */
export function replaceQuery(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const search = query.size > 0 ? `?${query}` : '';
  window.history.replaceState(
    window.history.state,
    '',
    `${window.location.pathname}${search}${window.location.hash}`,
  );
  for (const notify of [...subscribers]) notify();
}
