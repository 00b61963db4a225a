/** Addresses of this site: those that can be linked to, and the one that was meant. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alternatePath } from '../../../lib/routing/markdown-alternate';
import { outputs } from '../../routes';
import { nearest } from '../diagnostics/suggestions';

/** The paths of pages and feeds, and those of files that only a few readers want. */
export type SitePaths = { readonly pages: ReadonlySet<string>; readonly files: ReadonlySet<string> };

/** The files of static/, which are at the same paths on the site. @param folder content/, beside it */
function staticFiles(folder: string): string[] {
  const place = join(folder, '..', 'static');
  if (!existsSync(place)) return [];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${join(entry.parentPath, entry.name).slice(place.length)}`.replaceAll('\\', '/'));
}

/**
 * The paths that can be linked to.
 * @param routes of the pages
 * @param feeds and other files for readers
 * @param lifecycles their ids; each has a file
 */
export function sitePaths(
  folder: string,
  {
    routes,
    feeds,
    lifecycles,
  }: { routes: readonly string[]; feeds: readonly string[]; lifecycles: readonly string[] },
): SitePaths {
  const files = [
    ...routes.map(alternatePath),
    ...lifecycles.map((id) => `/lifecycles/${id}.json`),
    ...staticFiles(folder),
  ];
  return { pages: new Set([...routes, ...feeds, ...outputs]), files: new Set(files) };
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The page that a wrong path means, if one is similar. */
function meantBy(path: string, pages: readonly string[]): string | undefined {
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/^\/content\//, '/')
    .replace(/(?:\/index)?\.(?:html?|mdx?|ya?ml)$/, '')
    .replace(/\/$/, '');
  if (pages.includes(plain)) return plain;
  const last = lastOf(plain);
  const endsIn = (name: string | undefined) => (page: string) => page !== '/' && lastOf(page) === name;
  const alike = pages.filter(endsIn(last)).sort((a, b) => a.length - b.length)[0];
  return nearest(plain, pages) ?? alike ?? pages.find(endsIn(nearest(last, pages.map(lastOf))));
}

/** The fix for a path that doesn't exist. */
export function fixForPath(path: string, pages: readonly string[]): string {
  const meant = meantBy(path, pages);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return 'write the address of a page, such as /fees; /search lists all of them';
}
