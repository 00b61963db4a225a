import config from './config';

type Plugin = { resolve: string; options: Record<string, unknown> };

const plugins = (config.plugins ?? []).filter(
  (plugin): plugin is Plugin => typeof plugin === 'object' && plugin !== null,
);
const optionsOf = (name: string) => plugins.find(({ resolve }) => resolve === name)?.options ?? {};

test.each([
  ['site.yaml', 'BrandContent'],
  ['products/ach.yaml', 'Product'],
  ['facts.yaml', 'Fact'],
  ['unknown/file.yaml', 'UnknownContent'],
  [undefined, 'UnknownContent'],
])('records of %p are of type %s', (relativePath, type) => {
  const { typeName } = optionsOf('gatsby-transformer-yaml') as { typeName: (of: { node: object }) => string };
  expect(typeName({ node: { relativePath } })).toBe(type);
});

test('a build reads content/, except the JSON schemas for editors', () => {
  expect(optionsOf('gatsby-source-filesystem')).toEqual(
    expect.objectContaining({
      path: 'content',
      ignore: expect.arrayContaining([expect.stringContaining('.schemas')]),
    }),
  );
});

test('addresses of pages have no trailing slash', () => {
  expect(config.trailingSlash).toBe('never');
});

test("site metadata isn't in the configuration", () => {
  expect(config.siteMetadata).toBeUndefined();
});
