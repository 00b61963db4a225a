/**
 * Replaces gatsby-react-router-scroll in the browser's bundle (src/gatsby/patches/browser-bundle.ts), which throws on fragments
 * with invalid percent-encoding, prefers a fragment to the saved position, and saves positions under the wrong entry.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { fragmentTarget } from '../lib/routing/fragment-target';
import { completeFragmentEntry, currentEntry, isNewEntry, showCurrentEntry, shownEntry } from './entries';
import { fadeInPage } from './page-fade';
import { startFrom } from './page-focus';
import { positionAt, savePosition, storePositions } from './positions';

let shownPath: string | undefined;
/** The address when a link was clicked. */
let clickedAt: string | undefined;

/** Turns off the browser's scroll restoration for the current entry; in WebKit each entry has its own setting. */
const disableBrowserRestoration = (): void => {
  window.history.scrollRestoration = 'manual';
};

/** Saves the position of the page on the screen. Call it before the address changes. */
export function saveShownPosition(): void {
  // A link within the page has been followed, and the browser has scrolled already. For a link to the current fragment,
  // Firefox fires no popstate.
  if (isNewEntry()) {
    completeFragmentEntry(window.location.href === clickedAt);
    showCurrentEntry();
    disableBrowserRestoration();
  }
  savePosition(shownEntry().key);
}

function onClick(): void {
  saveShownPosition();
  clickedAt = window.location.href;
}

function onPageHide(): void {
  saveShownPosition();
  // The inline script of the next document restores the position; without storage the browser does.
  if (!storePositions()) window.history.scrollRestoration = 'auto';
}

/** Takes over scroll restoration from the browser. */
export function startScrolling(): void {
  disableBrowserRestoration();
  showCurrentEntry();
  shownPath = window.location.pathname;
  window.addEventListener('scroll', saveShownPosition, { passive: true });
  window.addEventListener('click', onClick, true);
  // Before the router's own listener, which reads the state.
  window.addEventListener('popstate', saveShownPosition, true);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', disableBrowserRestoration);
}

/** Scrolls to the saved position of the current entry; for a new entry, to its fragment or to the top. */
function restoreOrScroll(): void {
  if (currentEntry().key === shownEntry().key) return;
  showCurrentEntry();
  const { pathname, hash } = window.location;
  const newPage = pathname !== shownPath;
  shownPath = pathname;
  // After the commit: an error in it must not count as one of the page.
  if (newPage) queueMicrotask(fadeInPage);
  const position = positionAt(shownEntry().key);
  const target = fragmentTarget(hash);
  startFrom(newPage && !position ? target : null);
  if (position) window.scrollTo(...position);
  else if (target) target.scrollIntoView();
  else if (newPage || hash === '') window.scrollTo(0, 0);
}

/** Wraps the page in Gatsby's tree: its effects run once the page has been committed. */
export function ScrollContext({ location, children }: { location: object; children: ReactNode }): ReactNode {
  // A new object for each change of the address.
  useLayoutEffect(() => {
    if (location) restoreOrScroll();
  }, [location]);
  return children;
}

/** Part of Gatsby's interface; the site restores the scroll position of no other element. */
export const useScrollRestoration = (): object => ({});
