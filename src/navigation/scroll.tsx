/**
 * Replaces gatsby-react-router-scroll in the browser's bundle (src/gatsby/patches/browser-bundle.ts), which throws on fragments
 * with invalid percent-encoding, prefers a fragment to the saved position, and saves positions under the wrong entry.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { fragmentTarget } from '../lib/routing/fragment-target';
import { completeFragmentEntry, currentEntry, isNewEntry, showCurrentEntry, shownEntry } from './entries';
import { fadeInPage } from './page-fade';
import { startFrom } from './page-focus';
import { type Position, positionAt, savePosition, storePositions } from './positions';

let shownPath: string | undefined;
/** The address when a link was clicked. */
let clickedAt: string | undefined;

/** Whether the page is scrolling; stays true where browsers don't fire `scrollend`. */
let scrolling = false;

/** Calls `scroll`, which scrolls the page at once. */
function jump(scroll: () => void): void {
  scroll();
  // To the new position Chromium adds the distance that a smooth scroll has covered since the last frame.
  if (scrolling) window.requestAnimationFrame(scroll);
}

/** Scrolls without the smooth scrolling of the site's styles. */
const jumpTo = ([left, top]: Position): void =>
  jump(() => window.scrollTo({ left, top, behavior: 'instant' }));

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

function onScroll(): void {
  scrolling = true;
  saveShownPosition();
}

function onScrollEnd(): void {
  scrolling = false;
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
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('scrollend', onScrollEnd);
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
  if (position) jumpTo(position);
  else if (target && newPage) jump(() => target.scrollIntoView({ behavior: 'instant' }));
  else if (target) target.scrollIntoView();
  else if (newPage || hash === '') jumpTo([0, 0]);
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
