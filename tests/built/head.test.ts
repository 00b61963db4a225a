/** The head of every built page. */
import sharp from 'sharp';
import { brand, updates } from '../support/content';
import { attributes, differs, faults, heads, type Page, textOf } from '../support/html';
import { largestPages, notFoundRoute, readBytes, readSiteFile, siteFiles } from '../support/site';

const site = brand();
/** What's wrong with the heads of pages. */
const faultsInHeads = (check: (head: Page) => readonly string[]) => faults(check, heads());
const paths = new Set(updates().map(({ path }) => path));

test('every page has one title, description and canonical address', () => {
  expect(heads().length).toBeGreaterThan(300);
  expect(
    faultsInHeads(({ route, $ }) => {
      const titles = $('title:not(svg title)');
      const title = textOf($, 'head title');
      const descriptions = attributes($, 'meta[name="description"]', 'content');
      return [
        ...differs('titles', titles.length, 1),
        ...(/^\S.+\S — [^—]+$/.test(title) && title.endsWith(` — ${site.name}`) ? [] : [`title: ${title}`]),
        // Lengths that search results show in full.
        ...(title.length < 65 ? [] : [`long title: ${title}`]),
        ...differs('descriptions', descriptions.length, 1),
        ...(/^.{50,160}$/.test(descriptions[0] ?? '') ? [] : [`description: ${descriptions[0]}`]),
        ...differs('canonical', attributes($, 'link[rel="canonical"]', 'href'), [`${site.url}${route}`]),
        ...differs('lang', $('html').attr('lang'), 'en'),
      ];
    }),
  ).toEqual([]);
});

test("the home page has the site's default title and description", () => {
  const { $ } = heads().find(({ route }) => route === '/') as Page;
  expect(textOf($, 'head title')).toBe(`Enterprise-grade Banking APIs — ${site.name}`);
  expect($('meta[name="description"]').attr('content')).toBe(site.default_description);
  expect(site.default_description).toMatch(/^Modern bank infrastructure/);
});

test('every page has the same metadata for social cards', () => {
  expect(
    faultsInHeads(({ route, $ }) => {
      const title = textOf($, 'head title');
      const expected = {
        'og:title': title,
        'og:description': $('meta[name="description"]').attr('content'),
        'og:url': `${site.url}${route}`,
        'og:type': paths.has(route) ? 'article' : 'website',
        'og:site_name': site.name,
        'og:image:width': '1200',
        'og:image:height': '630',
        // The card shows the title, so its text must match.
        'og:image:alt': route === notFoundRoute ? `${site.name}: ${site.default_title}` : title,
      };
      return [
        ...Object.entries(expected).flatMap(([property, content]) =>
          differs(property, attributes($, `meta[property="${property}"]`, 'content'), [content]),
        ),
        ...differs('card', attributes($, 'meta[name="twitter:card"]', 'content'), ['summary_large_image']),
        ...differs('images', $('meta[property="og:image"]').length, 1),
      ];
    }),
  ).toEqual([]);
});

test('every page has the icons, theme colors, feed and preloaded fonts', () => {
  expect(
    faultsInHeads(({ $ }) => {
      const fonts = $('link[rel="preload"][as="font"]').toArray();
      return [
        ...differs('theme colors', attributes($, 'meta[name="theme-color"]', 'content'), [
          '#EDF1F5',
          '#0B1B2B',
        ]),
        ...differs('icons', attributes($, 'link[rel="icon"]', 'href'), ['/favicon.ico', '/favicon.svg']),
        ...differs('touch icon', $('link[rel="apple-touch-icon"]').attr('href'), '/apple-touch-icon.png'),
        ...differs('manifest', $('link[rel="manifest"]').attr('href'), '/site.webmanifest'),
        ...differs(
          'feed',
          $('link[rel="alternate"][type="application/rss+xml"]').attr('href'),
          '/updates.xml',
        ),
        ...differs('fonts', fonts.length, 4),
        // Without crossorigin a preloaded font is fetched twice.
        ...fonts
          .filter(
            (font) =>
              $(font).attr('crossorigin') === undefined || !siteFiles().includes($(font).attr('href') ?? ''),
          )
          .map((font) => `font ${$(font).attr('href')}`),
      ];
    }),
  ).toEqual([]);
  expect(readSiteFile('/favicon.svg')).toMatch(/^(<\?xml[^>]*>\s*)?<svg[^>]*viewBox=/);
});

test('no two pages have the same title, description or canonical address', () => {
  const seen = new Map<string, string>();
  expect(
    faultsInHeads(({ route, $ }) =>
      [
        textOf($, 'head title'),
        $('meta[name="description"]').attr('content'),
        $('link[rel="canonical"]').attr('href'),
      ].flatMap((value = '') => {
        const other = seen.get(value);
        seen.set(value, route);
        return other ? [`"${value}" is on ${other} too`] : [];
      }),
    ),
  ).toEqual([]);
});

test('every page has its own card, a PNG of 1200 × 630 under 120 kB', async () => {
  const routesOf = new Map<string, string[]>();
  for (const { route, $ } of heads()) {
    const path = ($('meta[property="og:image"]').attr('content') ?? '').replace(site.url, '');
    routesOf.set(path, [...(routesOf.get(path) ?? []), route]);
  }
  const shared = [...routesOf.values()].flatMap((routes) => routes.slice(1));
  // The 404 page shares the home page's card; further pages of a list share the list's.
  expect(shared.filter((route) => !/^\/$|^\/404\.html$|\/page\/\d+$/.test(route))).toEqual([]);
  for (const [path, routes] of routesOf) {
    const file = readBytes(path);
    expect([path, file.length < 120_000]).toEqual([path, true]);
    const { format, width, height } = await sharp(file).metadata();
    expect([path, format, width, height]).toEqual([path, 'png', 1200, 630]);
    // Decoding takes long, so one for each template is decoded.
    if (routes.some((route) => largestPages().includes(route))) await sharp(file).raw().toBuffer();
  }
});
