import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isFile, parseLink } from './links';

/** A click that asks the browser for something other than following the link here. */
export const isSpecial = (event: MouseEvent): boolean =>
  event.defaultPrevented ||
  event.button !== 0 ||
  event.metaKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.altKey;

/** The path of the page of this site that a link leads to; undefined for fragments, files, downloads and other sites. */
export function pageOfLink(anchor: Element): string | undefined {
  const href = anchor.getAttribute('href');
  if (!href || anchor.hasAttribute('target') || anchor.hasAttribute('download')) return undefined;
  const link = parseLink(href);
  return link.kind === 'internal' && !isFile(link.path) ? link.href : undefined;
}

/**
 * Follows links within HTML that React did not make, as Gatsby's Link does: pages of this site without a reload.
 * Fragments, files, other sites and clicks with a modifier key are left to the browser.
 */
export function followLink(event: MouseEvent): void {
  const anchor = (event.target as Element).closest('a');
  const address = anchor ? pageOfLink(anchor) : undefined;
  if (address === undefined || isSpecial(event)) return;
  event.preventDefault();
  navigate(address);
}
