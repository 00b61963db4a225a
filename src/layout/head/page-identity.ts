/** What identifies a page in the head: title, canonical address, and whether it's indexed. */

/** "<title> — {brand}". */
export const titleOf = (title: string, brand: string): string => `${title} — ${brand}`;

/** The canonical address of a page: no trailing slash except at the root, no query, no fragment. */
export function canonicalOf(origin: string, pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? `${origin}/` : `${origin}${path}`;
}

/** Whether the document is the 404 page, the only one that isn't indexed. */
export const isNotFoundPage = (): boolean =>
  document.head.querySelector('meta[name="robots"][content="noindex"]') !== null;
