/** The head of every built page. */
import sharp from 'sharp';
import { brand } from '../support/content/content';
import { routesByTemplate } from '../support/content/templates';
import { updateFiles } from '../support/content/updates';
import { once } from '../support/once';
import { eachPage } from '../support/site/each-page';
import { expect, notFoundRoute, test } from '../support/site/file-test';
import { attribute, builtPages, type Element, find, findAll, textOf } from '../support/site/html';
import { readSiteFile, siteFiles } from '../support/site/site-dir';

const site = brand();
const pages = once(() => builtPages().map((page) => ({ ...page, head: find(page.document, 'head') })));
const updates = new Set(updateFiles().map(({ path }) => path));

/** Only the home page's address ends in a slash. */
const canonicalOf = (route: string): string => `${site.url}${route}`;

const contentsOf = (head: Element, by: 'name' | 'property', key: string) =>
  findAll(head, 'meta', { [by]: key }).map((meta) => attribute(meta, 'content'));
const hrefsOf = (head: Element, rel: string) =>
  findAll(head, 'link', { rel }).map((link) => attribute(link, 'href'));

test('there are pages to check', () => expect(pages().length).toBeGreaterThan(30));

eachPage(pages, 'has one title, description and canonical address', ({ route, document, head }) => {
  const titles = findAll(head, 'title').map(textOf);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(/^\S.+\S — /);
  expect(titles[0]?.endsWith(` — ${site.name}`)).toBe(true);
  expect(titles[0]?.split(' — ')).toHaveLength(2);
  // Lengths that search results show in full.
  expect(titles[0]?.length).toBeLessThan(65);
  const descriptions = contentsOf(head, 'name', 'description');
  expect(descriptions).toHaveLength(1);
  expect(descriptions[0]).toMatch(/^.{50,160}$/);
  expect(hrefsOf(head, 'canonical')).toEqual([canonicalOf(route)]);
  expect(attribute(find(document, 'html'), 'lang')).toBe('en');
});

test("the home page has the site's default title and description", () => {
  const home = pages().find(({ route }) => route === '/');
  if (!home) throw new Error('There is no home page.');
  expect(textOf(find(home.head, 'title'))).toBe(`Enterprise-grade Banking APIs — ${site.name}`);
  const [description] = contentsOf(home.head, 'name', 'description');
  expect(description).toMatch(/^Modern bank infrastructure/);
  expect(description).toBe(site.default_description);
});

eachPage(pages, 'has the same metadata for social cards', ({ route, head }) => {
  const title = textOf(find(head, 'title'));
  const [description] = contentsOf(head, 'name', 'description');
  const image = contentsOf(head, 'property', 'og:image');
  expect(image).toHaveLength(1);
  expect({
    title: contentsOf(head, 'property', 'og:title'),
    description: contentsOf(head, 'property', 'og:description'),
    url: contentsOf(head, 'property', 'og:url'),
    type: contentsOf(head, 'property', 'og:type'),
    site: contentsOf(head, 'property', 'og:site_name'),
    width: contentsOf(head, 'property', 'og:image:width'),
    height: contentsOf(head, 'property', 'og:image:height'),
  }).toEqual({
    title: [title],
    description: [description],
    url: [canonicalOf(route)],
    type: [updates.has(route) ? 'article' : 'website'],
    site: [site.name],
    width: ['1200'],
    height: ['630'],
  });
  // The card shows the title, so its text must match.
  expect(contentsOf(head, 'property', 'og:image:alt')).toEqual([
    route === notFoundRoute ? `${site.name}: ${site.default_title}` : title,
  ]);
  expect(contentsOf(head, 'name', 'twitter:card')).toEqual(['summary_large_image']);
});

eachPage(pages, 'has the common tags', ({ document, head }) => {
  expect(contentsOf(head, 'name', 'theme-color')).toEqual(['#EDF1F5', '#0B1B2B']);
  expect(hrefsOf(head, 'icon')).toEqual(['/favicon.ico', '/favicon.svg']);
  expect(hrefsOf(head, 'apple-touch-icon')).toEqual(['/apple-touch-icon.png']);
  expect(hrefsOf(head, 'manifest')).toEqual(['/site.webmanifest']);
  const feeds = findAll(head, 'link', { type: 'application/rss+xml' });
  expect([attribute(feeds[0] ?? head, 'rel'), attribute(feeds[0] ?? head, 'href')]).toEqual([
    'alternate',
    '/updates.xml',
  ]);
  const fonts = findAll(head, 'link', { rel: 'preload', as: 'font' });
  expect(fonts).toHaveLength(4);
  for (const font of fonts) {
    expect(siteFiles()).toContain(attribute(font, 'href'));
    // Without crossorigin a preloaded font is fetched twice.
    expect(attribute(font, 'crossorigin')).toBe('anonymous');
  }
  expect(findAll(document, 'style').length).toBe(1);
  expect(findAll(head, 'style').length).toBe(1);
  expect(findAll(head, 'link', { rel: 'stylesheet' })).toEqual([]);
});

test('every page has its own card, a valid PNG of 1200 × 630 under 120 kB', async () => {
  const pagesOf = new Map<string, string[]>();
  for (const { route, head } of pages()) {
    const [address = ''] = contentsOf(head, 'property', 'og:image');
    expect(address?.startsWith(`${site.url}/`), route).toBe(true);
    const path = address?.slice(site.url.length) ?? '';
    pagesOf.set(path, [...(pagesOf.get(path) ?? []), route]);
  }
  // The first page and the 404 page share the site's card; further pages of a list share the list's.
  const shared = [...pagesOf.values()].filter((routes) => routes.length > 1);
  expect(
    shared.flatMap((routes) => routes.slice(1)).filter((route) => !/^\/$|\/page\/\d+$/.test(route)),
  ).toEqual([]);
  for (const path of pagesOf.keys()) {
    const file = readSiteFile(path);
    expect(file.length, path).toBeLessThan(120_000);
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height], path).toEqual(['png', 1200, 630]);
    // A truncated file lacks its last chunk.
    expect(file.subarray(-8, -4).toString('latin1'), path).toBe('IEND');
  }
  // Decoding each takes as long as all other tests of files, so one for each template is decoded.
  const cards = [...routesByTemplate().values()].map(([route]) => route);
  for (const [path, routes] of pagesOf)
    if (routes.some((route) => cards.includes(route))) await sharp(readSiteFile(path)).raw().toBuffer();
});

test('the icon is an SVG', () => {
  expect(readSiteFile('/favicon.svg').toString('utf8')).toMatch(/^(<\?xml[^>]*>\s*)?<svg[^>]*viewBox=/);
});

for (const [what, valuesOf] of [
  ['title', (head: Element) => [textOf(find(head, 'title'))]],
  ['description', (head: Element) => contentsOf(head, 'name', 'description')],
  ['canonical address', (head: Element) => hrefsOf(head, 'canonical')],
] as const) {
  test(`no two pages have the same ${what}`, () => {
    const routesOf = new Map<unknown, string[]>();
    for (const { route, head } of pages()) {
      for (const value of valuesOf(head)) routesOf.set(value, [...(routesOf.get(value) ?? []), route]);
    }
    expect([...routesOf].filter(([, routes]) => routes.length > 1)).toEqual([]);
  });
}
