import { sitemapOptions } from './sitemap';

const brand = { url: 'https://halyard.example' };

/** The entries for pages at these paths. */
const resolved = (paths: readonly string[], pageChanges: { path: string; changed: string }[]) => {
  const allSitePage = { nodes: paths.map((path) => ({ path })) };
  return sitemapOptions.resolvePages({ brand, allSitePage, pageChanges }).map(sitemapOptions.serialize);
};

test('every page that Gatsby creates has an entry, with the day of its last change if known', () => {
  expect(resolved(['/', '/fees'], [{ path: '/fees', changed: '2026-05-20' }])).toEqual([
    { url: '/' },
    { url: '/fees', lastmod: '2026-05-20' },
  ]);
});

test('the later pages of a list change with the list', () => {
  const changed = resolved(['/updates/page/2'], [{ path: '/updates', changed: '2026-05-20' }]);
  expect(changed).toEqual([{ url: '/updates/page/2', lastmod: '2026-05-20' }]);
});

test("addresses start with the brand's", () => {
  expect(sitemapOptions.resolveSiteUrl({ brand, allSitePage: { nodes: [] }, pageChanges: [] })).toBe(
    'https://halyard.example',
  );
});
