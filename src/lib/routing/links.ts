/** Links are parsed here once, and components match on the result. External is derived from the address. */

/** A parsed link. `path` has no trailing slash (except "/"); `search` and `hash` include their sign. */
export type ParsedLink =
  | { kind: 'internal'; href: string; path: string; search: string; hash: string }
  | { kind: 'fragment'; href: string; hash: string }
  | { kind: 'external'; href: string; host: string }
  | { kind: 'other'; href: string; scheme: string };

const withoutEndSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** Paths that the URL parser would return as they are; running it takes most of the time of rendering a link. */
const plainPath = /^(?:\/[\w-]+)+$/;

/** Whether a path on this site is that of a file, not of a page: it has an ending. */
export const isFile = (path: string): boolean => /\.[a-z]+$/.test(path);

/** Undefined for what isn't an address. The oldest supported browsers lack URL.parse and URL.canParse. */
function urlOf(href: string, base: string): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/**
 * Parses an address. One that browsers can't read either, such as "https://", is of kind "other": a plain link, as it was written.
 * @param href a path, fragment, URL, or an address of another scheme such as mailto:
 * @param origin the site's origin; a URL on it counts as internal
 */
export function parseLink(href: string, origin?: string): ParsedLink {
  if (plainPath.test(href)) return { kind: 'internal', href, path: href, search: '', hash: '' };
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { kind: 'other', href, scheme };
  if (href.startsWith('#')) return { kind: 'fragment', href, hash: href };
  const base = origin ?? 'https://this-site.invalid';
  const url = urlOf(href, base);
  if (url === undefined) return { kind: 'other', href, scheme: scheme ?? '' };
  if (url.origin !== new URL(base).origin) return { kind: 'external', href, host: url.host };
  const path = withoutEndSlash(url.pathname);
  return {
    kind: 'internal',
    href: `${path}${url.search}${url.hash}`,
    path,
    search: url.search,
    hash: url.hash,
  };
}

/** How a link relates to the current page. */
export type Currency = 'page' | 'section' | undefined;

/**
 * Whether a link leads to the current page ("page") or to one above it ("section"). Of links to the same path, only the
 * one with the page's own query counts as the page.
 * @param location path and query of the current page
 */
export function currencyOf(href: string, location: { pathname: string; search: string }): Currency {
  const link = parseLink(href);
  if (link.kind !== 'internal') return undefined;
  const here = withoutEndSlash(location.pathname);
  if (link.path === here) return link.search === location.search ? 'page' : undefined;
  return link.path !== '/' && link.search === '' && here.startsWith(`${link.path}/`) ? 'section' : undefined;
}
