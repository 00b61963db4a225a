/**
 * The sitemap, for gatsby-plugin-sitemap: every page with the day of its last change. The plugin itself leaves out the page that
 * is shown where there is none.
 */

type SitePage = { readonly path: string };
type PageChange = { readonly path: string; readonly changed: string };
type Data = {
  readonly brand: { readonly url: string };
  readonly allSitePage: { readonly nodes: readonly SitePage[] };
  readonly pageChanges: readonly PageChange[];
};
type Entry = SitePage & { readonly changed?: string | undefined };

export const sitemapOptions = {
  // The link stands in robots.txt, where crawlers look for it.
  createLinkInHead: false,
  query: `{
    brand { url }
    allSitePage(sort: { path: ASC }) { nodes { path } }
    pageChanges { path changed }
  }`,
  resolveSiteUrl: ({ brand }: Data): string => brand.url,
  resolvePages: ({ allSitePage, pageChanges }: Data): Entry[] => {
    const changes = new Map(pageChanges.map(({ path, changed }) => [path, changed]));
    return allSitePage.nodes.map(({ path }) => ({ path, changed: changes.get(path) }));
  },
  serialize: ({ path, changed }: Entry) => ({ url: path, ...(changed ? { lastmod: changed } : {}) }),
};
