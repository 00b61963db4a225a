/** The head of every built page. */
import { brand } from '../support/content';
import { eachPage } from '../support/each-page';
import { attribute, builtPages, type Element, find, findAll, rawTextOf, textOf } from '../support/html';
import { readSiteFile, siteFiles } from '../support/site-dir';
import { expect, test } from '../support/test';

const site = brand();
const pages = builtPages().map((page) => ({ ...page, head: find(page.document, 'head') }));

/** The home page is the only one whose address ends in a slash. */
const canonicalOf = (route: string): string => `${site.url}${route}`;

const contentsOf = (head: Element, by: 'name' | 'property', key: string) =>
  findAll(head, 'meta', { [by]: key }).map((meta) => attribute(meta, 'content'));
const hrefsOf = (head: Element, rel: string) =>
  findAll(head, 'link', { rel }).map((link) => attribute(link, 'href'));
test('there are pages to look at', () => expect(pages.length).toBeGreaterThan(30));

eachPage(pages, 'has one title, description and canonical address', ({ route, document, head }) => {
  const titles = findAll(head, 'title').map(textOf);
  expect(titles).toHaveLength(1);
  expect(titles[0]).toMatch(/^\S.+\S — /);
  expect(titles[0]?.endsWith(` — ${site.name}`)).toBe(true);
  expect(titles[0]?.split(' — ')).toHaveLength(2);
  const descriptions = contentsOf(head, 'name', 'description');
  expect(descriptions).toHaveLength(1);
  expect(descriptions[0]).toMatch(/^.{50,160}$/);
  expect(hrefsOf(head, 'canonical')).toEqual([canonicalOf(route)]);
  expect(attribute(find(document, 'html'), 'lang')).toBe('en');
});

eachPage(pages, 'says the same to those who share it', ({ route, head }) => {
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
    type: ['website'],
    site: [site.name],
    width: ['1200'],
    height: ['630'],
  });
  expect(contentsOf(head, 'property', 'og:image:alt')[0]).toContain(site.name);
  expect({
    card: contentsOf(head, 'name', 'twitter:card'),
    title: contentsOf(head, 'name', 'twitter:title'),
    description: contentsOf(head, 'name', 'twitter:description'),
    image: contentsOf(head, 'name', 'twitter:image'),
  }).toEqual({ card: ['summary_large_image'], title: [title], description: [description], image });
});

eachPage(pages, 'has what every page has', ({ document, head }) => {
  expect(contentsOf(head, 'name', 'theme-color')).toEqual(['#EDF1F5']);
  expect(hrefsOf(head, 'icon')).toEqual(['/favicon.svg']);
  const feeds = findAll(head, 'link', { type: 'application/rss+xml' });
  expect(feeds.map((feed) => [attribute(feed, 'rel'), attribute(feed, 'href')])).toEqual([
    ['alternate', '/updates.xml'],
  ]);
  const data = findAll(document, 'script', { type: 'application/ld+json' }).map((script) =>
    JSON.parse(rawTextOf(script)),
  );
  expect(data).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      url: `${site.url}/`,
      description: site.structured_description.replace('{brand}', site.name),
    },
  ]);
  const fonts = findAll(head, 'link', { rel: 'preload', as: 'font' });
  expect(fonts).toHaveLength(4);
  for (const font of fonts) {
    expect(siteFiles()).toContain(attribute(font, 'href'));
    // A font that is preloaded without it is fetched twice.
    expect(attribute(font, 'crossorigin')).toBe('anonymous');
  }
  expect(findAll(document, 'style').length).toBe(1);
  expect(findAll(head, 'style').length).toBe(1);
  expect(findAll(head, 'link', { rel: 'stylesheet' })).toEqual([]);
});

test('the social card is a PNG of 1200 × 630 on this site', () => {
  const cards = new Set(pages.flatMap(({ head }) => contentsOf(head, 'property', 'og:image')));
  expect(cards.size).toBe(1);
  const [address = ''] = cards;
  expect(address.startsWith(`${site.url}/`)).toBe(true);
  const file = readSiteFile(address?.slice(site.url.length) ?? '');
  expect(file.subarray(0, 8)).toEqual(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  expect(file.toString('latin1', 12, 16)).toBe('IHDR');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.toString('latin1', file.length - 8, file.length - 4)).toBe('IEND');
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
    for (const { route, head } of pages) {
      for (const value of valuesOf(head)) routesOf.set(value, [...(routesOf.get(value) ?? []), route]);
    }
    expect([...routesOf].filter(([, routes]) => routes.length > 1)).toEqual([]);
  });
}
