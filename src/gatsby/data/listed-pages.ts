/** Every page of the site with its name, for the index of the site and for search. */
import { searchRoute } from '../../content-model/content-types';
import { interpolate } from '../../content-model/variables';
import { type SectionId, sectionOf } from '../../lib/routing/site-sections';
import { contentPages } from './content-pages';
import { cachePerDataVersion } from './data-version-cache';
import type { ResolverContext } from './resolver-context';
import { variablesOfSite } from './variables';

/** A page as the index of the site lists it. */
export type ListedPage = {
  readonly path: string;
  readonly name: string;
  /** A word or two by which pages below it name it. */
  readonly crumb?: string;
  readonly description: string;
  readonly section: SectionId;
};

async function readPages(context: ResolverContext): Promise<ListedPage[]> {
  const variables = await variablesOfSite(context);
  const pages = await contentPages(context);
  return pages
    .map(({ path, record, inner }) => {
      const { name = record.title ?? '', description = '' } = inner ?? record;
      const crumb = inner ? undefined : record.crumb;
      return {
        path,
        ...(crumb === undefined ? {} : { crumb }),
        name: interpolate(name, variables),
        description: interpolate(description, variables),
        section: sectionOf(path),
      };
    })
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/** All pages, in the order of their addresses. */
export const allPages = cachePerDataVersion(readPages);

/** All pages but the index itself. */
export const listedPages = async (context: ResolverContext): Promise<ListedPage[]> =>
  (await allPages(context)).filter(({ path }) => path !== searchRoute);
