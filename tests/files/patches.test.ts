/**
 * The patches to framework internals (src/gatsby/patches) on the built site: each still applies, and each is still needed, because
 * the code that it replaces or removes is still in the package. If a test fails after an upgrade, see docs/upgrading.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagefindChanges } from '../../src/gatsby/patches/pagefind-failures';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, findAll, rawTextOf } from '../support/site/html';
import { readSiteFile, siteFiles } from '../support/site/site-dir';

const inPackage = (path: string): string =>
  readFileSync(join(__dirname, '..', '..', 'node_modules', path), 'utf8');

/** The built scripts: all of them, or those of one chunk. */
const scripts = (chunk = ''): string =>
  siteFiles()
    .filter((file) => file.startsWith(`/${chunk}`) && /^\/[^/]+\.js$/.test(file))
    .map((file) => readSiteFile(file).toString())
    .join('\n');

/** Text that only the original module contains, and the file of that module. */
const stubbed: readonly [module: string, mark: string, original: string][] = [
  ['gatsby-script', 'off-main-thread', 'gatsby-script/dist/index.js'],
  ['the service worker', '/sw.js', 'gatsby/cache-dir/register-service-worker.js'],
  ['the Head API', 'data-gatsby-head', 'gatsby/cache-dir/head/head-export-handler-for-browser.js'],
];

for (const [module, mark, original] of stubbed) {
  test(`no script has the code of ${module}, which Gatsby still ships`, () => {
    expect(inPackage(original)).toContain(mark);
    expect(scripts()).not.toContain(mark);
  });
}

test('Gatsby still compiles the whole environment into its HTML renderer, which renderer-env.ts prevents', () => {
  expect(inPackage('gatsby/dist/utils/webpack.config.js')).toContain(
    'target === `node` || key.match(/^GATSBY_/)',
  );
});

test('scripts are ECMAScript 2022 and contain no queries', () => {
  const app = scripts('app-');
  expect(app).toMatch(/=>/);
  expect(app).toMatch(/\?\?/);
  expect(scripts()).not.toMatch(/\.\.\.(Layout|PageHead)\b/);
});

test('no page has the script tags, path or chunk map of Gatsby; each has the script loader', () => {
  for (const { document } of builtPages()) {
    const texts = findAll(document, 'script').map(rawTextOf);
    expect(findAll(document, 'script').filter((script) => attribute(script, 'src'))).toEqual([]);
    expect(texts.filter((text) => /chunkMapping|pagePath/.test(text))).toEqual([]);
    expect(findAll(document, 'script', { id: 'script-loader' })).toHaveLength(1);
  }
});

test("search has our changes to Pagefind's code, which it still needs", () => {
  const [file = ''] = siteFiles().filter((path) => /\/pagefind(-[0-9a-f]+)?\.js$/.test(path));
  const code = readSiteFile(file).toString();
  for (const { from, to } of pagefindChanges) {
    expect(code.split(from)).toHaveLength(1);
    expect(code.split(to)).toHaveLength(2);
  }
});
