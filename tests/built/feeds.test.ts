/** The feeds of the updates, as feed readers see them. */
import { load } from 'cheerio/slim';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { brand, contentFiles, readContent, slugOf, type Update, updates } from '../support/content';
import { attributes, faultOf, isExternal, page, textOf } from '../support/html';
import { readSiteFile } from '../support/site';

const site = brand();
/** Maximum number of updates in a feed. */
const most = 50;
const { kinds } = readContent<{ kinds: { id: string }[] }>('updates.yaml');
const products = contentFiles('products').map(slugOf);

/** Each list with a feed, and whether an update belongs to it. */
const lists: [list: string, has: (update: Update) => boolean][] = [
  ['/updates', () => true],
  ...kinds.map(({ id }): (typeof lists)[number] => [`/updates/${id}`, ({ kind }) => kind === id]),
  ...products.map((product): (typeof lists)[number] => [
    `/updates/products/${product}`,
    (update) => update.products.includes(product),
  ]),
];

const rss = (list: string) => parseRssFeed(readSiteFile(`${list}.xml`));
const itemsOf = (list: string) =>
  (rss(list).items ?? []).map((item) => ({
    id: item.guid?.value,
    url: item.link,
    title: item.title,
    summary: item.description ?? '',
    day: new Date(item.pubDate ?? '').toISOString().slice(0, 10),
    html: item.content?.encoded ?? '',
    edited: item.atom?.updated?.slice(0, 10) ?? '',
    tags: (item.categories ?? []).flatMap(({ name, domain }) => (domain ? [] : name)),
    actionBy: item.categories?.find(({ domain }) => domain === 'action_by')?.name,
  }));

test.each(lists)('%s.xml has the full text of its updates, newest first', (list, has) => {
  const feed = rss(list);
  expect(feed.link).toBe(`${site.url}${list}`);
  expect(feed.atom?.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${site.url}${list}.xml`);
  expect(feed.items?.every(({ guid }) => guid?.isPermaLink)).toBe(true);
  const expected = updates().filter(has).slice(0, most);
  expect(expected.length).toBeGreaterThan(1);
  const items = itemsOf(list);
  expect(items.map(({ url, title, day }) => [url, title, day])).toEqual(
    expected.map(({ path, title, date }) => [`${site.url}${path}`, title, date]),
  );
  for (const { id, url, html, summary, tags } of items) {
    expect(id).toBe(url);
    expect(summary).toMatch(/\S.{20}/);
    expect(tags.length).toBeGreaterThan(0);
    expect([url, textOf(load(html), ':root').length > 800]).toEqual([url, true]);
  }
  expect(items.map(({ actionBy }) => actionBy)).toEqual(expected.map(({ action_by: by }) => by));
  expect(items.every(({ day, edited }) => edited >= day)).toBe(true);
  const latest = items
    .map(({ edited }) => edited)
    .sort()
    .at(-1);
  expect(new Date(feed.lastBuildDate ?? '').toISOString().slice(0, 10)).toBe(latest);
});

test('/updates.json has the same content as /updates.xml', () => {
  const feed = parseJsonFeed(readSiteFile('/updates.json'));
  expect([feed.home_page_url, feed.feed_url]).toEqual([`${site.url}/updates`, `${site.url}/updates.json`]);
  const raw = JSON.parse(readSiteFile('/updates.json')) as { items: { _change?: { action_by: string } }[] };
  const items = (feed.items ?? []).map((item, index) => ({
    id: item.id,
    url: item.url,
    title: item.title,
    summary: item.summary,
    day: new Date(item.date_published ?? '').toISOString().slice(0, 10),
    html: item.content_html,
    edited: item.date_modified?.slice(0, 10),
    tags: item.tags,
    actionBy: raw.items[index]?._change?.action_by,
  }));
  expect(items).toEqual(itemsOf('/updates'));
});

test('a text has absolute addresses that exist, the headings of its page, and no styles', () => {
  for (const { html, url = '' } of itemsOf('/updates')) {
    const $ = load(html);
    const addresses = ['href', 'src', 'srcset'].flatMap((name) => attributes($, `[${name}]`, name));
    const own = addresses.filter((address) => !isExternal(address) && !address.startsWith('mailto:'));
    expect([
      url,
      own.filter((address) => !address.startsWith(`${site.url}/`) || faultOf(address, '/')),
    ]).toEqual([url, []]);
    const shown = textOf(page(url.replace(site.url, '')).$, 'main');
    for (const heading of $('h2').toArray()) expect(shown).toContain(textOf($, heading));
    expect([url, $('[class], [style]').length]).toEqual([url, 0]);
  }
});

test('sample notices and deadlines are before the text', () => {
  const texts = new Map(itemsOf('/updates').map(({ url, html }) => [url, textOf(load(html), ':root')]));
  for (const { path, sample, action_by: by, breaking } of updates().slice(0, most)) {
    const text = texts.get(`${site.url}${path}`);
    if (sample) expect(text).toMatch(/^This story is a sample/);
    const words = by && by < new Date().toISOString().slice(0, 10) ? 'The deadline passed on' : 'Act by';
    if (by) expect(text).toMatch(new RegExp(`^${breaking ? 'Breaking change. ' : ''}${words} `));
  }
});

test('each list links its own feed, and the list of all updates the JSON Feed', () => {
  const linked = (route: string, type: string) =>
    attributes(page(route).$, `link[rel="alternate"][type="${type}"]`, 'href');
  for (const [list] of lists)
    expect(linked(list, 'application/rss+xml')).toEqual([...new Set(['/updates.xml', `${list}.xml`])]);
  expect(linked('/updates', 'application/feed+json')).toEqual(['/updates.json']);
  expect(linked('/products/ach', 'application/rss+xml')).toEqual([
    '/updates.xml',
    '/updates/products/ach.xml',
  ]);
});
