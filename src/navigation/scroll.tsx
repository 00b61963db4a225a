/**
 * Replaces gatsby-react-router-scroll in the browser's bundle (src/gatsby/patches/browser-bundle.ts), which throws on fragments that
 * are not valid percent-encoding, prefers a fragment to the place that was left, and keeps positions under the wrong entry.
 */
import { type ReactNode, useLayoutEffect } from 'react';
import { fragmentTarget } from '../lib/routing/fragment-target';
import { completeFragmentEntry, currentEntry, isNewEntry, showCurrentEntry, shownEntry } from './entries';
import { type Position, positionAt, savePosition, storePositions } from './positions';

let shownPath: string | undefined;
/** The address when a link was clicked. */
let clickedAt: string | undefined;

/** At once, where the site's styles would glide. */
const jump = ([left, top]: Position): void => window.scrollTo({ left, top, behavior: 'instant' });

/** Keeps the browser from scrolling at the current entry; in WebKit each entry has its own setting. */
const takeOver = (): void => {
  window.history.scrollRestoration = 'manual';
};

/** Keeps the position of the page on the screen. Call it before the address changes. */
export function keepPosition(): void {
  // A link within the page has been followed, and the browser has scrolled already. For a link to the fragment that is in the
  // address, Firefox fires no popstate.
  if (isNewEntry()) {
    completeFragmentEntry(window.location.href === clickedAt);
    showCurrentEntry();
    takeOver();
  }
  savePosition(shownEntry().key);
}

function onClick(): void {
  keepPosition();
  clickedAt = window.location.href;
}

function onPageHide(): void {
  keepPosition();
  // The inline script of the next document restores the position, or without storage the browser.
  if (!storePositions()) window.history.scrollRestoration = 'auto';
}

/** Takes over the restoration of positions from the browser. */
export function startScrolling(): void {
  takeOver();
  showCurrentEntry();
  shownPath = window.location.pathname;
  window.addEventListener('scroll', keepPosition, { passive: true });
  window.addEventListener('click', onClick, true);
  // Runs before the router's own listener, which reads the state.
  window.addEventListener('popstate', keepPosition, true);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', takeOver);
}

/** Scrolls to where the visitor was at the current entry, or on a new one to its fragment or to the top. */
function settle(): void {
  if (currentEntry().key === shownEntry().key) return;
  showCurrentEntry();
  const { pathname, hash } = window.location;
  const newPage = pathname !== shownPath;
  shownPath = pathname;
  const position = positionAt(shownEntry().key);
  const target = fragmentTarget(hash);
  if (position) jump(position);
  else if (target) target.scrollIntoView({ behavior: newPage ? 'instant' : 'auto' });
  else if (newPage || hash === '') jump([0, 0]);
}

/** Wraps the page in Gatsby's tree: its effects run once the page has been committed. */
export function ScrollContext({ location, children }: { location: object; children: ReactNode }): ReactNode {
  // A new object for every change of the address.
  useLayoutEffect(() => {
    if (location) settle();
  }, [location]);
  return children;
}

/** Gatsby offers this to pages; the site has no other element that scrolls and is remembered. */
export const useScrollRestoration = (): object => ({});
