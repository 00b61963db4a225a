import { useSyncExternalStore } from 'react';

/** Calls a function at every change of the fragment, those by `replaceHash` included; the returned function ends that. */
function onHashChange(notify: () => void): () => void {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** The text after the `#`, as it is in the address; empty if there's none. Readers decode it if they compare it with an ID. */
const currentHash = (): string => window.location.hash.slice(1);

/** The text after the `#`, not decoded; empty on the server and in the first render, so that hydration matches. */
export const useHash = (): string => useSyncExternalStore(onHashChange, currentHash, () => '');

/** Sets the text after the `#` without a new history entry; an empty text removes the `#`. */
export function replaceHash(text: string): void {
  if (text === currentHash()) return;
  const { pathname, search } = window.location;
  try {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${text && `#${text}`}`);
  } catch {
    // WebKit allows only so many changes in half a minute. The next one sets it.
  }
  window.dispatchEvent(new Event('hashchange'));
}
