/**
 * Form state in the query, such as `?amount=2500&rail=fedwire`, so that it survives links, reloads and going back. Each
 * form owns some of the keys and leaves the others alone.
 */
import { useState, useSyncExternalStore } from 'react';

const subscribers = new Set<() => void>();

/** A query that the browser hasn't accepted yet, with the path and the query of the address that it's for. */
let waiting: { readonly path: string; readonly before: string; readonly search: string } | undefined;

let retry: ReturnType<typeof setTimeout> | undefined;

/** Milliseconds until a query that wasn't accepted is tried again. */
const retryAfter = 1000;

/** The page on the screen and its query. While Back loads a page, the address is that page's already. */
let shown: { readonly path: string; readonly search: string; readonly unwritten?: boolean } | undefined;

/** Records that the page of the address is on the screen. Call it from Gatsby's `onRouteUpdate`. */
export function showQuery(): void {
  const { pathname: path, search } = window.location;
  shown = { path, search };
}

/**
 * The query of the address with its `?`, or the one that the browser hasn't accepted yet.
 * @param path of the page that asks; while Back loads another page, it gets its own query
 */
export function readQuery(path = window.location.pathname): string {
  const { pathname, search } = window.location;
  if (shown?.path === path && path !== pathname) return shown.search;
  return waiting?.path === pathname && waiting.before === search ? waiting.search : search;
}

/** The query of the page on the screen. */
export const shownQuery = (): string => readQuery(shown?.path);

/**
 * Puts the query in the address. Browsers limit how often it may change, for example while a key is held down: then WebKit throws, and
 * Chromium does nothing. It's tried again later, unless the address has changed in another way.
 */
function write(search: string): void {
  const { pathname: path, search: before, hash } = window.location;
  // Another page's address stays as it is. If that page can't be loaded, the query is written once the address is the shown page's again.
  if (shown) shown = { path: shown.path, search, unwritten: shown.path !== path };
  if (shown?.unwritten) return;
  clearTimeout(retry);
  waiting = undefined;
  try {
    window.history.replaceState(window.history.state, '', `${path}${search}${hash}`);
  } catch {
    // The address is the same as before.
  }
  if (window.location.search === search) return;
  waiting = { path, before, search };
  retry = setTimeout(() => write(shownQuery()), retryAfter);
}

function onPopState(): void {
  if (shown?.unwritten && shown.path === window.location.pathname) write(shown.search);
  for (const notify of [...subscribers]) notify();
}

function subscribe(notify: () => void): () => void {
  if (subscribers.size === 0) window.addEventListener('popstate', onPopState);
  subscribers.add(notify);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size === 0) window.removeEventListener('popstate', onPopState);
  };
}

/** The query with its `?`; empty on the server and in the first render, so that hydration matches. */
export function useQuery(): string {
  const [path] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  return useSyncExternalStore(
    subscribe,
    () => readQuery(path),
    () => '',
  );
}

/**
 * Sets keys of the query without a new history entry or scrolling.
 * @param values an empty string removes the key
 */
export function replaceQuery(values: Readonly<Record<string, string>>): void {
  const query = new URLSearchParams(shownQuery());
  for (const [name, value] of Object.entries(values)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  // Not its size, which Safari 16 and Chrome 112 don't have.
  const written = query.toString();
  write(written === '' ? '' : `?${written}`);
  for (const notify of [...subscribers]) notify();
}
