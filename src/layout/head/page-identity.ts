/** What identifies a page in the head: title, address, and whether it is indexed. */

/** "<title> — {brand}". */
export const titleOf = (title: string, brand: string): string => `${title} — ${brand}`;

/** The address under which a page is indexed: no slash at its end but at the root, no query, no fragment. */
export function canonicalOf(origin: string, pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? `${origin}/` : `${origin}${path}`;
}

/** What has to be right in the head even when the rest of it cannot be loaded. */
export type PageIdentity = { readonly title: string; readonly canonical: string; readonly noIndex: boolean };

const robots = (): Element | null => document.head.querySelector('meta[name="robots"]');

/** True while the head is that of the page: a built page has its head until a visitor moves on or it fails. */
export const isInDocument = ({ canonical, noIndex }: PageIdentity): boolean =>
  document.head.querySelector(`link[rel="canonical"][href="${canonical}"]`) !== null &&
  (robots() !== null) === noIndex;

/** Writes the identity into the head, as tags that react-helmet takes for its own and replaces once it is loaded. */
export function writeIdentity({ title, canonical, noIndex }: PageIdentity): void {
  document.title = title;
  document.head.querySelector('link[rel="canonical"]')?.setAttribute('href', canonical);
  robots()?.remove();
  if (!noIndex) return;
  const tag = document.createElement('meta');
  tag.name = 'robots';
  tag.content = 'noindex';
  tag.dataset.reactHelmet = 'true';
  document.head.append(tag);
}
