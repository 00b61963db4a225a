import { withAddresses } from './addresses.mjs';

const registry = 'https://packages.example.com/npm/';

/** The addresses of packages by their folder. */
const addresses = (packages: Parameters<typeof withAddresses>[0]['packages'], settings: object = {}) =>
  Object.fromEntries(
    Object.entries(withAddresses({ packages }, { registry, ...settings }).packages).map(
      ([path, { resolved }]) => [path, resolved],
    ),
  );

test.each([
  ['a package', 'node_modules/a', {}, '/a/-/a-1.0.0.tgz'],
  ['a nested one', 'node_modules/b/node_modules/a', {}, '/a/-/a-1.0.0.tgz'],
  ['one of a scope', 'node_modules/@s/a', {}, '/@s/a/-/a-1.0.0.tgz'],
  ['one in the place of another', 'node_modules/a', { name: '@s/b' }, '/@s/b/-/b-1.0.0.tgz'],
])('%s has its address at the registry', (_what, path, fields, expected) => {
  expect(addresses({ [path]: { version: '1.0.0', ...fields } })).toEqual({
    [path]: `https://packages.example.com/npm${expected}`,
  });
});

test.each([
  ['the site itself', '', { version: '1.0.0' }],
  [
    'a package inside the archive of another',
    'node_modules/a/node_modules/b',
    { version: '1.0.0', inBundle: true },
  ],
  ['a folder', 'node_modules/a', { link: true }],
])('%s has none', (_what, path, entry) => {
  expect(addresses({ [path]: entry })).toEqual({ [path]: undefined });
});

test('an address in the lockfile stays', () => {
  const resolved = 'git+ssh://git@example.com/a.git#1';
  expect(addresses({ 'node_modules/a': { version: '1.0.0', resolved } })).toEqual({
    'node_modules/a': resolved,
  });
});

test('packages of a scope with its own registry have none', () => {
  const packages = {
    'node_modules/@own/a': { version: '1.0.0' },
    'node_modules/@other/a': { version: '1.0.0' },
  };
  expect(addresses(packages, { '@own:registry': 'https://own.example.com/' })).toEqual({
    'node_modules/@own/a': undefined,
    'node_modules/@other/a': 'https://packages.example.com/npm/@other/a/-/a-1.0.0.tgz',
  });
});
