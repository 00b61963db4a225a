/** Links are parsed once, here; components match on what they find. External is derived from the address. */

/** A link after parsing. `path` has no slash at its end (but "/" itself); `search` and `hash` keep their sign. */
export type ParsedLink =
  | { kind: 'internal'; href: string; path: string; search: string; hash: string }
  | { kind: 'fragment'; href: string; hash: string }
  | { kind: 'external'; href: string; host: string }
  | { kind: 'other'; href: string; scheme: string };

const withoutEndSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/**
 * Parses an address.
 * @param href a path, fragment, full address, or an address of another scheme such as mailto:
 * @param origin the address of this site; a full address on it counts as internal
 */
export function parseLink(href: string, origin?: string): ParsedLink {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return { kind: 'other', href, scheme };
  if (href.startsWith('#')) return { kind: 'fragment', href, hash: href };
  const base = origin ?? 'https://this-site.invalid';
  const url = new URL(href, base);
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

/** How a link stands to the page that is shown. */
export type Currency = 'page' | 'section' | undefined;

/**
 * Whether a link leads to the page that is shown ("page") or to one above it ("section").
 * Links to the same path are told apart by their query: only the one with the page's own query is the page.
 * @param location path and query of the page that is shown
 */
export function currencyOf(href: string, location: { pathname: string; search: string }): Currency {
  const link = parseLink(href);
  if (link.kind !== 'internal') return undefined;
  const here = withoutEndSlash(location.pathname);
  if (link.path === here) return sameQuery(link.search, location.search) ? 'page' : undefined;
  return link.path !== '/' && link.search === '' && here.startsWith(`${link.path}/`) ? 'section' : undefined;
}

/** Queries are the same when they hold the same names and values in any order. */
function sameQuery(a: string, b: string): boolean {
  const sorted = (search: string) => {
    const query = new URLSearchParams(search);
    query.sort();
    return query.toString();
  };
  return sorted(a) === sorted(b);
}
