/** The addresses that the site serves, as content makes them. */
import { feedPath, updatesPath } from '../lib/updates/update-addresses';
import type { ContentType } from './content-types';
import type { InnerPage } from './inner-page';

/** Every page's path, without a slash at its end, but for those of entries within records. */
export function routesOf(files: readonly { type: ContentType; slug: string }[]): string[] {
  return files.flatMap(({ type, slug }) => (type.route ? [type.route(slug)] : []));
}

/** The pages that a record makes beside its own. What is no entry makes none. */
export function innerRoutes(
  { pagesOf }: ContentType,
  slug: string,
  record: unknown,
): (InnerPage & { path: string })[] {
  if (!pagesOf) return [];
  const { list, below, pageOf } = pagesOf;
  const entries = list === undefined ? [record] : (record as Record<string, unknown> | null)?.[list];
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown) => {
    const page = pageOf(entry, slug);
    return page ? [{ ...page, path: `${below(slug)}/${page.slug}` }] : [];
  });
}

/** The feeds of those pages that list updates; the feed of all is among the outputs. */
export const feedsOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${updatesPath}/`)).map(feedPath);

/** Outputs that are not pages and may be linked to. */
export const outputs: readonly string[] = [
  '/updates.xml',
  '/updates.json',
  '/.well-known/security.txt',
  '/banking-days.ics',
  '/facts.json',
  '/lifecycles.json',
  '/llms.txt',
  '/llms-full.txt',
  '/openapi.yaml',
  '/openapi.json',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap-index.xml',
];
