/** The addresses that the site serves, as content makes them. */
import type { ContentType } from './content-types';

/** Every page's path, without a slash at its end, but for those of entries within records. */
export function routesOf(files: readonly { type: ContentType; slug: string }[]): string[] {
  return files.flatMap(({ type, slug }) => (type.route ? [type.route(slug)] : []));
}

const ownSlug = (entry: unknown): string | undefined => {
  const { slug } = { ...(entry as { slug?: unknown } | null) };
  return typeof slug === 'string' ? slug : undefined;
};

/** The paths of the pages that entries within a record make, with the slugs of the entries. What is no entry makes none. */
export function innerRoutes(
  { pagesOf }: ContentType,
  slug: string,
  record: unknown,
): { path: string; slug: string }[] {
  if (!pagesOf) return [];
  const { list, below, slugOf = ownSlug } = pagesOf;
  const entries = (record as Record<string, unknown> | null)?.[list];
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const own = slugOf(entry);
    return own === undefined ? [] : [{ path: `${below(slug)}/${own}`, slug: own }];
  });
}

/** Outputs that are not pages and may be linked to. */
export const outputs: readonly string[] = [
  '/updates.xml',
  '/.well-known/security.txt',
  '/facts.json',
  '/lifecycles.json',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.yaml',
  '/openapi.json',
];
