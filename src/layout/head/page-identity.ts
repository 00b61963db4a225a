/** What identifies a page in the head: title, canonical address, and whether it's indexed. */

/** "<title> — {brand}". */
export const titleOf = (title: string, brand: string): string => `${title} — ${brand}`;

/** The canonical address of a page: no trailing slash except at the root, no query, no fragment. */
export function canonicalOf(origin: string, pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  return path === '' ? `${origin}/` : `${origin}${path}`;
}

/** What has to be right in the head even if the rest of it can't be loaded. */
export type PageIdentity = { readonly title: string; readonly canonical: string; readonly noIndex: boolean };

const robots = (): Element | null => document.head.querySelector('meta[name="robots"]');

/** Whether the head matches the page: true for a built page until the visitor navigates or it fails. */
export const isInDocument = ({ canonical, noIndex }: PageIdentity): boolean =>
  document.head.querySelector(`link[rel="canonical"][href="${canonical}"]`) !== null &&
  (robots() !== null) === noIndex;

/** Writes the identity to the head, as tags that react-helmet adopts and replaces once it's loaded. */
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
