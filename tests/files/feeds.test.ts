/** The feeds of the updates, as feed readers see them. */
import { parseFragment } from 'parse5';
import { slugOf } from '../../src/content-model/content-types';
import { feedLength } from '../../src/gatsby/update-lists/resolvers';
import { faultOf, isExternal } from '../support/content/addresses';
import { brand, contentFiles, readContent } from '../support/content/content';
import { type Feed, jsonFeed, rssFeed } from '../support/content/feeds';
import { type UpdateFile, updateFiles } from '../support/content/updates';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, elementsOf, findAll, textOf } from '../support/site/html';

const site = brand();
const { kinds } = readContent<{ kinds: { id: string; filter: string }[] }>('updates.yaml');
/** Maximum number of updates in a feed. */
const most = feedLength;
const products = contentFiles('products').map(slugOf);

/** Every feed: its list, and which updates belong to it. */
const feeds: { list: string; has: (update: UpdateFile) => boolean }[] = [
  { list: '/updates', has: () => true },
  ...kinds.map(({ id }) => ({
    list: `/updates/${id}`,
    has: ({ kind }: UpdateFile) => kind === id,
  })),
  ...products.map((product) => ({
    list: `/updates/products/${product}`,
    has: (update: UpdateFile) => update.products.includes(product),
  })),
];

/** The newest updates, as many as a feed contains. */
const newest = (updates: readonly UpdateFile[]): UpdateFile[] => updates.slice(0, most);

/** Checks an item of a feed: title, date, address and full text. */
function holds(feed: Feed, updates: readonly UpdateFile[]): void {
  expect(feed.items.map(({ url, title, date }) => [url, title, date.toISOString().slice(0, 10)])).toEqual(
    updates.map(({ path, title, date }) => [`${site.url}${path}`, title, date]),
  );
  for (const { id, url, html, summary, tags } of feed.items) {
    expect(id).toBe(url);
    expect(summary).toMatch(/\S.{20}/);
    expect(tags.length).toBeGreaterThan(0);
    expect(textOf(parseFragment(html)).length, url).toBeGreaterThan(800);
  }
}

for (const { list, has } of feeds) {
  test(`${list}.xml has the full text of its updates, newest first`, async () => {
    const feed = await rssFeed(`${list}.xml`);
    expect([feed.page, feed.self]).toEqual([`${site.url}${list}`, `${site.url}${list}.xml`]);
    expect(feed.permalinks).toBe(true);
    const updates = newest(updateFiles().filter(has));
    expect(updates.length).toBeGreaterThan(1);
    holds(feed, updates);
  });
}

test('/updates.json has the same content as /updates.xml', async () => {
  const feed = await jsonFeed('/updates.json');
  expect([feed.page, feed.self]).toEqual([`${site.url}/updates`, `${site.url}/updates.json`]);
  holds(feed, newest(updateFiles()));
  expect(feed.items).toEqual((await rssFeed('/updates.xml')).items);
});

test('every address in a text is absolute and exists', async () => {
  for (const { items } of [await rssFeed('/updates.xml')]) {
    for (const { html, url } of items) {
      const addresses = elementsOf(parseFragment(html)).flatMap((element) =>
        ['href', 'src', 'srcset'].flatMap((name) => attribute(element, name) ?? []),
      );
      expect(addresses.length, url).toBeGreaterThan(0);
      const own = addresses.filter((address) => !isExternal(address) && !address.startsWith('mailto:'));
      for (const address of own) {
        expect(address.startsWith(`${site.url}/`), `${address} in ${url}`).toBe(true);
        expect(faultOf(address, '/'), `${address} in ${url}`).toBeUndefined();
      }
    }
  }
});

test('a text has the words of its page and no elements that depend on its styles', async () => {
  const pages = new Map(builtPages().map(({ route, document }) => [`${site.url}${route}`, document]));
  for (const { html, url } of (await rssFeed('/updates.xml')).items) {
    const text = parseFragment(html);
    const page = pages.get(url);
    const shown = page ? textOf(page) : '';
    for (const heading of findAll(text, 'h2')) expect(shown).toContain(textOf(heading));
    const styled = elementsOf(text).filter(
      (element) => attribute(element, 'class') ?? attribute(element, 'style'),
    );
    expect(styled.map(({ tagName }) => tagName)).toEqual([]);
  }
});

test('sample notices and deadlines are before the text', async () => {
  const items = new Map((await rssFeed('/updates.xml')).items.map((item) => [item.url, item.html]));
  for (const { path, sample, action_by: by, breaking } of newest(updateFiles())) {
    const text = textOf(parseFragment(items.get(`${site.url}${path}`) ?? '')).slice(0, 200);
    if (sample) expect(text, path).toMatch(/^This story is a sample/);
    if (by) expect(text, path).toMatch(breaking ? /^Breaking change\. Act by / : /^Act by /);
  }
});

test('each list links its own feed, and the list of all updates the JSON Feed', () => {
  const pages = new Map(builtPages().map(({ route, document }) => [route, document]));
  const named = (route: string, type: string): (string | undefined)[] => {
    const page = pages.get(route);
    return page
      ? findAll(page, 'link', { rel: 'alternate', type }).map((link) => attribute(link, 'href'))
      : [];
  };
  for (const { list } of feeds) {
    const rss = list === '/updates' ? ['/updates.xml'] : ['/updates.xml', `${list}.xml`];
    expect(named(list, 'application/rss+xml')).toEqual(rss);
  }
  expect(named('/updates', 'application/feed+json')).toEqual(['/updates.json']);
  expect(named('/products/ach', 'application/rss+xml')).toEqual([
    '/updates.xml',
    '/updates/products/ach.xml',
  ]);
});
