import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls a navigation, not the page, until it shows a link. */
export function showIn(nav: Element, link: Element): void {
  const [outer, inner] = [nav.getBoundingClientRect(), link.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    nav.scrollTop += inner.top - outer.top - outer.height / 3;
}

/**
 * Scrolls a navigation that's higher than the window to its current link.
 * @param current changes with the current link
 * @returns the ref of the navigation, or of an element around it
 */
export function useShownLink<T extends HTMLElement>(current: string): RefObject<T> {
  const ref = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is found in the document
  useEffect(() => {
    const link = ref.current?.querySelector('[aria-current]');
    const nav = link?.closest('nav');
    if (link && nav) showIn(nav, link);
  }, [current]);
  return ref;
}
