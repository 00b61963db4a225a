import { contentTypeOf, contentTypes, slugOf } from './content-types';

test.each([
  ['site.yaml', 'BrandContent'],
  ['products/ach.yaml', 'Product'],
  ['products-page.yaml', 'ProductsPageContent'],
  ['documentation/fedach.md', 'Article'],
  ['updates.yaml', 'UpdatesContent'],
  ['products/ach.md', undefined],
  ['products/ach.yml', undefined],
  ['products/deep/ach.yaml', undefined],
  ['products', undefined],
  ['products/ach.yaml.md', undefined],
  ['products/.ach.yaml', undefined],
  ['.schemas/site.yaml', undefined],
  ['', undefined],
])('%s belongs to %s', (path, name) => {
  expect(contentTypeOf(path)?.name).toBe(name);
});

test.each([
  ['products/ach.yaml', 'ach'],
  ['content/updates/wire-reversals.md', 'wire-reversals'],
  ['site.yaml', 'site'],
])('the slug of %s is %s', (path, slug) => {
  expect(slugOf(path)).toBe(slug);
});

test.each([
  ['HomeContent', '/'],
  ['ProductsPageContent', '/products'],
  ['Product', '/products/x'],
  ['Update', '/updates/x'],
  ['CompanyPage', '/x'],
  ['NavigationContent', undefined],
])('a page of %s is at %s', (name, route) => {
  expect(contentTypes.find((type) => type.name === name)?.route?.('x')).toBe(route);
});

test('names, root fields and sources are unique', () => {
  for (const key of ['name', 'root'] as const) {
    expect(new Set(contentTypes.map((type) => type[key])).size).toBe(contentTypes.length);
  }
  expect(new Set(contentTypes.map(({ source, format }) => `${source} ${format}`)).size).toBe(
    contentTypes.length,
  );
});
