import { sitemapOptions } from './sitemap';

const data = {
  brand: { url: 'https://halyard.example' },
  allSitePage: { nodes: [{ path: '/' }, { path: '/fees' }] },
  pageChanges: [{ path: '/fees', changed: '2026-05-20' }],
};

test('every page that Gatsby makes is an entry, with the day of its last change where that is known', () => {
  expect(sitemapOptions.resolvePages(data).map(sitemapOptions.serialize)).toEqual([
    { url: '/' },
    { url: '/fees', lastmod: '2026-05-20' },
  ]);
});

test('addresses are those of the brand', () => {
  expect(sitemapOptions.resolveSiteUrl(data)).toBe('https://halyard.example');
});
