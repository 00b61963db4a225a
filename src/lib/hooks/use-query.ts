/**
 * Form state in the query, such as `?amount=2500&rail=fedwire`, so that it survives links, reloads and going back. Each
 * form owns some of the keys and leaves the others alone.
 */
import { useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();

/** A query that the browser hasn't accepted yet, with the path and the query of the address that it's for. */
let waiting: { readonly path: string; readonly before: string; readonly search: string } | undefined;

let retry: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds until a query that wasn't accepted is tried again. */
const retryAfter = 1000;

/** The query of the address with its `?`, or the one that the browser hasn't accepted yet. */
export function readQuery(): string {
  const { pathname, search } = window.location;
  return waiting?.path === pathname && waiting.before === search ? waiting.search : search;
}

/**
 * Puts the query in the address. Browsers limit how often it may change, for example while a key is held down: then WebKit throws, and
 * Chromium does nothing. It's tried again later, unless the address has changed in another way.
 */
function write(search: string): void {
  const { pathname: path, search: before, hash } = window.location;
  clearTimeout(retry);
  waiting = undefined;
  try {
    window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
  } catch {
    // The address is the same as before.
  }
  if (window.location.search === search) return;
  waiting = { path, before, search };
  retry = setTimeout(() => write(readQuery()), retryAfter);
}

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
  return useSyncExternalStore(subscribe, readQuery, () => '');
}

/**
 * Sets keys of the query without a new history entry or scrolling.
 * @param values an empty string removes the key
 */
export function replaceQuery(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(readQuery());
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  // Not its size, which Safari 16 and Chrome 112 don't have.
  const written = query.toString();
  write(written === '' ? '' : `?${written}`);
  for (const notify of [...subscribers]) notify();
}
