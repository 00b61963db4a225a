/** Where an address leads. Plain JavaScript of 2015: CloudFront's runtime supports nothing newer. */
import type { EdgeSettings } from './settings';

/** A letter, digit, hyphen, dot, underscore or tilde in its escaped form. "%70roducts" is the same address as "products". */
const escaped = /%(2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * The one form of a path: no needless escapes, lower case, single slashes, without a slash, "index" or ".html" at the end. A backslash counts as
 * a slash, because browsers read "/\" at the start of an address as the start of another host.
 */
function canonicalPath(path: string): string {
  const plain = path
    .replace(escaped, decodeURIComponent)
    .replace(/[/\\]+/g, '/')
    .toLowerCase()
    .replace(/(\/index)?(\.html)?\/*$/, '');
  return plain === '' ? '/' : plain;
}

/** An address with a query, which comes before its fragment. @param query with its "?", or empty */
export const withQuery = (address: string, query: string): string => address.replace(/(?=#)|$/, () => query);

/**
 * The address to redirect to: a path, or a whole address where the host differs. Undefined for an address in its right form.
 * @param query with its "?", or empty
 */
export function redirectTarget(
  settings: EdgeSettings,
  host: string,
  path: string,
  query: string,
): string | undefined {
  const canonical = canonicalPath(path);
  const target = settings.redirects[canonical] || canonical;
  if (settings.otherHosts.indexOf(host) >= 0) return settings.origin + withQuery(target, query);
  return target === path ? undefined : withQuery(target, query);
}
