/** The addresses that the site serves, as content makes them. */
import type { ContentType } from './content-types';

/** Every page's path, without a slash at its end, but for those of entries within records. */
export function routesOf(files: readonly { type: ContentType; slug: string }[]): string[] {
  return files.flatMap(({ type, slug }) => (type.route ? [type.route(slug)] : []));
}

/** The paths of the pages that entries within a record make, with the slugs of the entries. What is no entry makes none. */
export function innerRoutes(
  { route, pagesOf }: ContentType,
  slug: string,
  record: unknown,
): { path: string; slug: string }[] {
  if (!route || !pagesOf) return [];
  const entries = (record as Record<string, unknown> | null)?.[pagesOf.list];
  return (Array.isArray(entries) ? entries : []).flatMap((entry: { slug?: unknown } | null) =>
    typeof entry?.slug === 'string' ? [{ path: `${route(slug)}/${entry.slug}`, slug: entry.slug }] : [],
  );
}

/** Outputs that are not pages and may be linked to. */
export const outputs: readonly string[] = [
  '/updates.xml',
  '/.well-known/security.txt',
  '/facts.json',
  '/lifecycles.json',
  '/llms.txt',
  '/llms-full.txt',
];
