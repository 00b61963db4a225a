/** What tells pages apart in the head: title and address. Pure. */

/** "<title> — {brand}". */
export const titleOf = (title: string, brand: string): string => `${title} — ${brand}`;

/** The address under which a page is indexed: no slash at its end but at the root, no query, no fragment. */
export function canonicalOf(origin: string, pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? `${origin}/` : `${origin}${path}`;
}
