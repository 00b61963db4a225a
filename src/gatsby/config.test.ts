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
  ['nobody/knows.yaml', 'UnknownContent'],
  [undefined, 'UnknownContent'],
])('records of %p are of type %s', (relativePath, type) => {
  const { typeName } = optionsOf('gatsby-transformer-yaml') as { typeName: (of: { node: object }) => string };
  expect(typeName({ node: { relativePath } })).toBe(type);
});

test('a build reads content/, without the schemas of text editors', () => {
  expect(optionsOf('gatsby-source-filesystem')).toEqual(
    expect.objectContaining({
      path: 'content',
      ignore: expect.arrayContaining([expect.stringContaining('.schemas')]),
    }),
  );
});

test('addresses of pages have no slash at their end', () => {
  expect(config.trailingSlash).toBe('never');
});

test('what the site says about itself is not in the configuration', () => {
  expect(config.siteMetadata).toBeUndefined();
});

test('source maps are uploaded only with a token', async () => {
  expect(optionsOf('@sentry/gatsby')).toMatchObject({ enableClientWebpackPlugin: false });
  jest.resetModules();
  jest.replaceProperty(process, 'env', { ...process.env, SENTRY_AUTH_TOKEN: 'token' });
  const { default: withToken } = await import('./config');
  expect(withToken.plugins).toContainEqual({
    resolve: '@sentry/gatsby',
    options: { enableClientWebpackPlugin: true, deleteSourcemapsAfterUpload: true },
  });
  jest.restoreAllMocks();
});
