/** The patches (src/gatsby/patches) on the built site. If a test fails after an upgrade, see the table there. */
import { pagefindChanges } from '../../src/gatsby/patches/pagefind-failures';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, findAll, rawTextOf } from '../support/site/html';
import { readSiteFile, siteFiles } from '../support/site/site-dir';

/** The built scripts: all of them, or those of one chunk. */
const scripts = (chunk = ''): string =>
  siteFiles()
    .filter((file) => file.startsWith(`/${chunk}`) && /^\/[^/]+\.js$/.test(file))
    .map((file) => readSiteFile(file).toString())
    .join('\n');

test('no page requests a script before it has loaded; each has the loader', () => {
  for (const { document } of builtPages()) {
    expect(findAll(document, 'script').filter((script) => attribute(script, 'src'))).toEqual([]);
    const [loader, ...others] = findAll(document, 'script', { id: 'script-loader' });
    expect(others).toEqual([]);
    const addresses = (loader && attribute(loader, 'data-scripts'))?.split(' ') ?? [];
    expect(addresses.map((address) => /^\/(webpack-runtime|framework|app)-/.exec(address)?.[1])).toEqual([
      'webpack-runtime',
      'framework',
      'app',
    ]);
  }
});

test("no page has Gatsby's script with its path, so inline scripts are the same on every page", () => {
  const texts = builtPages().flatMap(({ document }) => findAll(document, 'script').map(rawTextOf));
  expect(texts.filter((text) => text.includes('pagePath'))).toEqual([]);
});

test('scripts are ECMAScript 2022 and contain no queries', () => {
  expect(scripts('app-')).toMatch(/=>/);
  expect(scripts('app-')).toMatch(/\?\?/);
  expect(scripts()).not.toMatch(/\.\.\.(Layout|PageHead)\b/);
});

test('no script compiles text, which the Content-Security-Policy forbids', () => {
  expect(scripts()).not.toMatch(/\bnew Function\b|\bFunction\("|\beval\(/);
});

for (const [module, mark] of [
  ['script component', 'off-main-thread'],
  ['service worker', '/sw.js'],
] as const)
  test(`no script has the code of Gatsby's ${module}`, () => {
    expect(scripts()).not.toContain(mark);
  });

test("search has our changes to Pagefind's code", () => {
  const [file = ''] = siteFiles().filter((path) => /\/pagefind(-[0-9a-f]+)?\.js$/.test(path));
  const code = readSiteFile(file).toString();
  for (const { from, to } of pagefindChanges) {
    expect(code.split(from)).toHaveLength(1);
    expect(code.split(to)).toHaveLength(2);
  }
});
