/** Watches links that React renders, and prefetches the pages of those on the screen (prefetch-queue.ts). */
import { enqueue } from './prefetch-queue';

/** Milliseconds after which new links are watched: once the page that has them is painted. */
const delay = 500;

const waiting = new Set<HTMLAnchorElement>();
const queued = new WeakMap<Element, { abort: () => void }>();
let observer: IntersectionObserver | undefined;

/** Whether a link isn't hidden. The observer reports those of closed menus too, which have a place on the screen. */
const isShown = (link: Element): boolean => getComputedStyle(link).visibility === 'visible';

function onChange(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    queued.get(target)?.abort();
    // A link is reported once more when it leaves the page.
    if (!target.isConnected) observer?.unobserve(target);
    if (!isIntersecting || !(target instanceof HTMLAnchorElement) || !isShown(target)) continue;
    const { pathname, search } = target;
    if (pathname + search === window.location.pathname + window.location.search) continue;
    queued.set(target, enqueue(pathname + search));
  }
}

function observeWaiting(): void {
  if (!('IntersectionObserver' in window)) return;
  observer ??= new IntersectionObserver(onChange);
  for (const anchor of waiting) if (anchor.isConnected) observer.observe(anchor);
  waiting.clear();
}

/** Watches a link for as long as it's on the page. A ref for React, which calls it with null when the link is gone. */
export function watchLink(anchor: HTMLAnchorElement | null): void {
  if (!anchor) return;
  if (waiting.size === 0) setTimeout(observeWaiting, delay);
  waiting.add(anchor);
}
