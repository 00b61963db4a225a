/** Files for crawlers: robots.txt, and the sitemap that it links. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import robotsParser from 'robots-parser';
import { brand } from '../support/content/content';
import { publicFolder, routes } from '../support/content/routes';
import { updateFiles } from '../support/content/updates';
import { expect, test } from '../support/site/file-test';
import { readSiteFile } from '../support/site/site-dir';

const site = brand();

const valuesOf = (file: string, name: string): string[] =>
  [
    ...readSiteFile(file)
      .toString('utf8')
      .matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g')),
  ].map(([, value = '']) => value);

/** Pages of the sitemap with the time of their last change, if known. */
const entries = (): Map<string, string | undefined> =>
  new Map(
    valuesOf('/sitemap-0.xml', 'loc').map((address) => {
      const entry = new RegExp(`<loc>${address}</loc>(?:<lastmod>([^<]*)</lastmod>)?`);
      return [
        address.replace(site.url, ''),
        entry.exec(readSiteFile('/sitemap-0.xml').toString('utf8'))?.[1],
      ];
    }),
  );

test('robots.txt allows all crawlers and links the sitemap', () => {
  const robots = robotsParser(`${site.url}/robots.txt`, readSiteFile('/robots.txt').toString('utf8'));
  for (const route of routes())
    for (const agent of ['Googlebot', 'bingbot', 'GPTBot', 'ClaudeBot', '*'])
      expect(robots.isAllowed(`${site.url}${route}`, agent), `${agent} at ${route}`).toBe(true);
  expect(robots.getSitemaps()).toEqual([`${site.url}/sitemap-index.xml`]);
});

test('the index links the one sitemap', () => {
  // sitemaps.org has a schema for the index too, but no package includes it.
  expect(readSiteFile('/sitemap-index.xml').toString('utf8')).toMatch(
    /^<\?xml version="1.0" encoding="UTF-8"\?><sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9"><sitemap><loc>[^<]+<\/loc><\/sitemap><\/sitemapindex>$/,
  );
  expect(valuesOf('/sitemap-index.xml', 'loc')).toEqual([`${site.url}/sitemap-0.xml`]);
});

test('the sitemap has every page of the site, and no other address', () => {
  expect([...entries().keys()].sort()).toEqual(routes());
});

const git = (...args: string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();

test('every page has the day of its last change', () => {
  test.skip(git('rev-parse', '--is-shallow-repository') !== 'false', 'the history is missing or shallow');
  test.skip(
    /^(\?\?|A)/m.test(git('status', '--porcelain', 'content')),
    'content/ has files without a commit',
  );
  const without = [...entries()].filter(([, changed]) => !changed).map(([path]) => path);
  expect(without).toEqual([]);
});

test("an update's last change is its day or later, the list's is the newest update's, and none is in the future", () => {
  const changed = entries();
  const day = (path: string): string => changed.get(path)?.slice(0, 10) ?? '';
  const updates = updateFiles();
  for (const { path, date } of updates) expect(day(path) >= date, `${path}: ${day(path)}`).toBe(true);
  expect(day('/updates') >= (updates[0]?.date ?? '9')).toBe(true);
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  for (const [path, instant] of changed) if (instant) expect(instant < tomorrow, path).toBe(true);
});

test('the sitemap is valid according to the schema of sitemaps.org', () => {
  const found = spawnSync('xmllint', ['--version']);
  test.skip(found.error !== undefined, "xmllint isn't installed (apt-get install libxml2-utils)");
  const schema = join(__dirname, '..', '..', 'node_modules', 'sitemap', 'schema', 'sitemap.xsd');
  const { status, stderr } = spawnSync(
    'xmllint',
    ['--noout', '--nonet', '--schema', schema, join(publicFolder(), '/sitemap-0.xml')],
    { encoding: 'utf8' },
  );
  expect(stderr).toContain('validates');
  expect(status).toBe(0);
});
