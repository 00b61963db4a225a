/** Addresses of this site: those that can be linked to, and the one that was meant. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { alternatePath } from '../../../lib/routing/markdown-alternate';
import { outputs } from '../../routes';
import { nearest } from '../diagnostics/suggestions';

/** The paths of the site. */
export type SitePaths = {
  /** Pages and feeds. */
  readonly pages: ReadonlySet<string>;
  /** Files that only a few readers want. */
  readonly files: ReadonlySet<string>;
  /** Former addresses, with those that they redirect to. */
  readonly former: ReadonlyMap<string, string>;
  /** Pages that were published, which may be gone. */
  readonly published: ReadonlySet<string>;
  /** Pages that aren't published yet. */
  readonly added: readonly string[];
};

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
    former,
    published,
  }: {
    routes: readonly string[];
    feeds: readonly string[];
    lifecycles: readonly string[];
  } & Pick<SitePaths, 'former' | 'published'>,
): SitePaths {
  const files = [
    ...routes.map(alternatePath),
    ...lifecycles.map((id) => `/lifecycles/${id}.json`),
    ...staticFiles(folder),
  ];
  return {
    pages: new Set([...routes, ...feeds, ...outputs]),
    files: new Set(files),
    former,
    published,
    added: routes.filter((path) => !published.has(path)),
  };
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

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** A new page beside one that is gone, with a word more or fewer in its name. */
function beside(path: string, added: readonly string[]): string | undefined {
  const words = lastOf(path).split('-');
  return added.find((page) => {
    const others = lastOf(page).split('-');
    const [fewer, more] = words.length < others.length ? [words, others] : [others, words];
    return folderOf(page) === folderOf(path) && fewer.every((word) => more.includes(word));
  });
}

/** The fix for a path that doesn't exist. A page that was published and is gone may have been renamed. */
export function fixForPath(
  path: string,
  { pages, former, published, added }: Omit<SitePaths, 'files'>,
): string {
  const replacement = former.get(path);
  if (replacement !== undefined) return `write "${replacement}", where it redirects`;
  const renamed = published.has(path) ? (meantBy(path, added) ?? beside(path, added)) : undefined;
  const meant = renamed ?? meantBy(path, [...pages]);
  if (meant !== undefined) return `did you mean "${meant}"?`;
  return 'write the address of a page, such as /fees; /search lists all of them';
}
