/** The way that leads to a page: the pages above it, outermost first, and the page itself. */

import { cachePerDataVersion } from './data-version-cache';
import { allPages, type ListedPage } from './listed-pages';
import type { ResolverContext } from './resolver-context';

/** A page in the way to another. `name` is in a word or two where it has such a name. */
export type Crumb = { readonly name: string; readonly path: string };

const home: Crumb = { name: 'Home', path: '/' };

const pagesByPath = cachePerDataVersion(
  async (context: ResolverContext) =>
    new Map((await allPages(context)).map((page): [string, ListedPage] => [page.path, page])),
);

/** "/documentation/api/cards" → "/documentation", "/documentation/api", "/documentation/api/cards". */
const pathsTo = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((_, index, parts) => `/${parts.slice(0, index + 1).join('/')}`);

/**
 * The way to a page; empty for the home page, and for one that is in no list of pages, such as a page further back in a list.
 * @param path from the root of the site; a slash at its end makes no difference
 */
export async function breadcrumbsOf(path: string, context: ResolverContext): Promise<Crumb[]> {
  const pages = await pagesByPath(context);
  const own = path.replace(/\/$/, '');
  if (!pages.has(own) || own === '') return [];
  const above = pathsTo(own).flatMap((part): Crumb[] => {
    const page = pages.get(part);
    return page ? [{ name: page.crumb ?? page.name, path: part }] : [];
  });
  return [home, ...above];
}
