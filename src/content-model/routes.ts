/** The addresses that the site serves, derived from content. */
import { feedPath, updatesPath } from '../lib/updates/update-addresses';
import type { ContentType } from './content-types';
import type { InnerPage } from './inner-page';

/** The pages of a record's entries, each with the path of its entry in the record. Invalid entries have none. */
export function innerRoutes(
  { pagesOf }: ContentType,
  slug: string,
  record: unknown,
): (InnerPage & { path: string; at: (string | number)[] })[] {
  if (!pagesOf) return [];
  const { list, below, pageOf } = pagesOf;
  const entries = list === undefined ? [record] : (record as Record<string, unknown> | null)?.[list];
  return (Array.isArray(entries) ? entries : []).flatMap((entry: unknown, index) => {
    const page = pageOf(entry, slug);
    const at = list === undefined ? [] : [list, index];
    return page ? [{ ...page, path: `${below(slug)}/${page.slug}`, at }] : [];
  });
}

/** The feeds of the pages that list updates; the feed of all updates is among the outputs. */
export const feedsOf = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.startsWith(`${updatesPath}/`)).map(feedPath);

/** Outputs that aren't pages but may be linked to. */
export const outputs: readonly string[] = [
  '/updates.xml',
  '/updates.json',
  '/.well-known/security.txt',
  '/banking-days.ics',
  '/banking-days.json',
  '/codes.json',
  '/facts.json',
  '/fees.json',
  '/lifecycles.json',
  '/llms.txt',
  '/openapi.yaml',
  '/openapi.json',
  '/openapi/2026-11-21.json',
  '/robots.txt',
  '/site.webmanifest',
  '/sitemap-index.xml',
];
