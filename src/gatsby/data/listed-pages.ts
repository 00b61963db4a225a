/** Every page of the site, for the site index and for search. */
import { searchRoute } from '../../content-model/content-types';
import { interpolate } from '../../content-model/variables';
import { type SectionId, sectionOf } from '../../lib/routing/site-sections';
import { contentPages } from './content-pages';
import { cachePerDataVersion } from './data-version-cache';
import { type ResolverContext, recordOf } from './resolver-context';
import { variablesOfSite } from './variables';

/** A page in the site index. */
export type ListedPage = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly section: SectionId;
  /** The title for search engines. */
  readonly title: string;
  /** What visitors call it. */
  readonly keywords: readonly string[];
};

async function readPages(context: ResolverContext): Promise<ListedPage[]> {
  const variables = await variablesOfSite(context);
  const pages = await contentPages(context);
  const brand = await recordOf('BrandContent', context);
  return pages
    .map(({ path, record, inner }) => {
      const title = inner?.name ?? record.title ?? brand.default_title;
      const { description = brand.default_description } = inner ?? record;
      const name = inner?.name ?? record.name ?? record.crumb ?? title;
      return {
        path,
        name: interpolate(name, variables),
        description: interpolate(description, variables),
        section: sectionOf(path),
        title: interpolate(title, variables),
        keywords: inner ? [] : (record.keywords ?? []),
      };
    })
    .sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
}

/** All pages, sorted by address. */
const allPages = cachePerDataVersion(readPages);

/** All pages except the index itself. */
export const listedPages = async (context: ResolverContext): Promise<ListedPage[]> =>
  (await allPages(context)).filter(({ path }) => path !== searchRoute);

/** A breadcrumb. */
type Crumb = { readonly name: string; readonly path: string };

/** The pages above a page, outermost first, and the page itself. Empty for the home page and for pages that aren't listed. */
export async function breadcrumbsOf(path: string, context: ResolverContext): Promise<Crumb[]> {
  const pages = await allPages(context);
  const own = path.replace(/\/$/, '');
  if (own === '' || !pages.some((page) => page.path === own)) return [];
  // Sorted by address, so a page comes after those above it.
  const above = pages.filter((page) => page.path !== '/' && `${own}/`.startsWith(`${page.path}/`));
  return [{ name: 'Home', path: '/' }, ...above.map(({ path: at, name }) => ({ name, path: at }))];
}
