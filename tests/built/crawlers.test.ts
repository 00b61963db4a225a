/** Files for crawlers: robots.txt, the sitemap, and security.txt (RFC 9116). */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { brand, readContent, updates } from '../support/content';
import { attributes, page } from '../support/html';
import { readSiteFile, routes, siteFolder } from '../support/site';

const site = brand();
const sitemap = load(readSiteFile('/sitemap-0.xml'), { xml: true });
/** Pages of the sitemap with the time of their last change, if known. */
const entries = new Map(
  sitemap('url')
    .toArray()
    .map((url) => [
      sitemap(url).children('loc').text().replace(site.url, ''),
      sitemap(url).children('lastmod').text(),
    ]),
);

test('robots.txt allows all crawlers and links the sitemap, whose index links one file', () => {
  const robots = readSiteFile('/robots.txt');
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: (?!\/pagefind\/$)\S/m);
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap-index.xml`);
  const index = load(readSiteFile('/sitemap-index.xml'), { xml: true });
  expect(
    index('sitemapindex > sitemap > loc')
      .toArray()
      .map((loc) => index(loc).text()),
  ).toEqual([`${site.url}/sitemap-0.xml`]);
});

test('the sitemap has every page of the site, and no other address', () => {
  expect([...entries.keys()].sort()).toEqual([...routes()].sort());
});

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
const hasHistory =
  git('rev-parse', '--is-shallow-repository') === 'false' &&
  !/^(\?\?|A)/m.test(git('status', '--porcelain', 'content'));

(hasHistory ? test : test.skip)('every page has the day of its last change', () => {
  expect([...entries].filter(([, changed]) => !changed).map(([path]) => path)).toEqual([]);
});

test("an update's last change is its day or later, and none is in the future", () => {
  const early = updates().filter(({ path, date }) => (entries.get(path) ?? '').slice(0, 10) < date);
  expect(early.map(({ path }) => path)).toEqual([]);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  expect([...entries].filter(([, instant = '']) => instant > tomorrow)).toEqual([]);
});

const hasLint = spawnSync('xmllint', ['--version']).error === undefined;

(hasLint ? test : test.skip)('the sitemap is valid according to the schema of sitemaps.org', () => {
  const schema = join(__dirname, '../../node_modules/sitemap/schema/sitemap.xsd');
  const args = ['--noout', '--nonet', '--schema', schema, join(siteFolder, 'sitemap-0.xml')];
  expect(spawnSync('xmllint', args, { encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test('security.txt expires on the day in its source, and its policy is on the security page', () => {
  const lines = readSiteFile('/.well-known/security.txt').trim().split('\n');
  const field = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? '';
  expect(field('Contact')).toMatch(/^mailto:security@/);
  expect(field('Canonical')).toBe(`${site.url}/.well-known/security.txt`);
  const { expires } = readContent<{ expires: string }>('security-txt.yaml');
  expect(Date.parse(field('Expires'))).toBe(Date.parse(`${expires}T00:00:00Z`) + 24 * 60 * 60 * 1000);
  const { pathname, hash } = new URL(field('Policy'));
  expect(attributes(page(pathname).$, '[id]', 'id')).toContain(hash.slice(1));
});
