/**
 * The state of a form in the address: `?amount=2500&rail=fedwire`. The address is the state, so that a page can be
 * linked, reloaded and gone back to. A form owns some names of the query; those of others stay as they are.
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

/** The query of the address, with its sign; empty on the server and in the first render, so that hydration matches. */
export function useQuery(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.search,
    () => '',
  );
}

/**
 * Replaces values of the query without a new entry in the history and without moving the page.
 * @param values an empty text removes the name
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
