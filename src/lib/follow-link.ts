import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { parseLink } from './links';

/** A click that asks the browser for something else than to follow the link here. */
const isSpecial = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/**
 * Follows links within HTML that React did not make, as Gatsby's Link does: pages of this site without a reload.
 * Fragments, files, other sites and clicks with a modifier key are left to the browser.
 */
export function followLink(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  const href = anchor?.getAttribute('href');
  if (!anchor || !href || anchor.target || anchor.hasAttribute('download') || isSpecial(event)) return;
  const link = parseLink(href);
  if (link.kind !== 'internal' || /\.[a-z]+$/.test(link.path)) return;
  event.preventDefault();
  navigate(link.href);
}
