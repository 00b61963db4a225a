/**
 * Form state in the query, such as `?amount=2500&rail=fedwire`, so that it survives links and reloads. Each form owns some of the keys
 * and leaves the others alone.
 */
import { useSyncExternalStore } from 'react';

/** Milliseconds after which a change is in the address. Browsers limit how often it may change. */
const writtenAfter = 300;

const subscribers = new Set<() => void>();

/** A query that isn't in the address yet. */
let unwritten: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The query with its `?`, as it is or soon will be in the address. */
export const readQuery = (): string => unwritten ?? window.location.search;

function write(): void {
  clearTimeout(timer);
  if (unwritten === undefined) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${unwritten}${hash}`);
  unwritten = undefined;
}

const notify = () => {
  for (const subscriber of [...subscribers]) subscriber();
};

function subscribe(subscriber: () => void): () => void {
  window.addEventListener('popstate', notify);
  subscribers.add(subscriber);
  return () => subscribers.delete(subscriber);
}

/** The query with its `?`; empty on the server and in the first render, so that hydration matches. */
export const useQuery = (): string => useSyncExternalStore(subscribe, readQuery, () => '');

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
  const words = query.toString();
  unwritten = words && `?${words}`;
  clearTimeout(timer);
  timer = setTimeout(write, writtenAfter);
  window.addEventListener('pagehide', write);
  notify();
}
