/** The sitemap, for gatsby-plugin-sitemap: every page with the day of its last change. The plugin itself excludes the 404 page. */
import { listOfPage } from '../../lib/updates/update-addresses';

type SitePage = { readonly path: string };
type PageChange = { readonly path: string; readonly changed: string };
type Data = {
  readonly brand: { readonly url: string };
  readonly allSitePage: { readonly nodes: readonly SitePage[] };
  readonly pageChanges: readonly PageChange[];
};
type Entry = SitePage & { readonly changed?: string | undefined };

export const sitemapOptions = {
  // robots.txt links to it, where crawlers look.
  createLinkInHead: false,
  query: `{
    brand { url }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    pageChanges { path changed }
  }`,
  resolveSiteUrl: ({ brand }: Data): string => brand.url,
  resolvePages: ({ allSitePage, pageChanges }: Data): Entry[] => {
    const changes = new Map(pageChanges.map(({ path, changed }) => [path, changed]));
    return allSitePage.nodes.map(({ path }) => ({ path, changed: changes.get(listOfPage(path)) }));
  },
  serialize: ({ path, changed }: Entry) => ({ url: path, ...(changed ? { lastmod: changed } : {}) }),
};
