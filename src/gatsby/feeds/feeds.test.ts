import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseRssFeed } from 'feedsmith';
import { feedListsIn } from './feed-lists';
import { feedOptions, finishedFeeds } from './feed-options';

/** The module that the plugin writes its feeds with. */
const RSS =
  jest.requireActual<new (options: object) => { item: (item: object) => void; xml: () => string }>('rss');

const update = {
  title: 'A wire & a reason',
  summary: 'Wires say why.',
  date: '2026-05-20',
  path: '/updates/wires',
  html: '<p>See the <a href="/fees">fees</a>.</p>',
  kind: 'product-updates',
  author: 'api',
  sample: false,
  breaking: true,
  action: 'Read the new field.',
  action_by: '2026-12-01',
  passed: false,
  image: { alt: 'A "wire"', picture: { src: '/images/a.png' } },
  products: [{ name: 'Wires' }],
};
const story = {
  ...update,
  title: 'B',
  path: '/updates/b',
  date: '2026-01-07',
  kind: 'customer-story',
  sample: true,
  breaking: false,
  action: null,
  action_by: null,
  image: null,
};
const data = {
  brand: { name: 'Halyard', url: 'https://halyard.example' },
  updates: {
    title: 'Updates',
    description: 'What changed.',
    sample_notice: 'This story is a sample.',
    kinds: [
      { id: 'product-updates', name: 'Product update' },
      { id: 'customer-story', name: 'Customer story' },
    ],
    authors: [{ id: 'api', name: 'API team' }],
  },
  updateFeed: [update, story],
};

/** The feed of a list, written as the plugin writes it and parsed by a feed reader. */
function rssOf(path: string) {
  const feed = feedOptions('content').feeds.find(({ output }) => output === `${path}.xml`);
  if (!feed) throw new Error(`${path} has no feed.`);
  const written = new RSS(feed.setup({ query: data }));
  for (const item of feed.serialize({ query: data })) written.item(item);
  return parseRssFeed(written.xml());
}

test('a feed that is written again without a new update is the same file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feeds-'));
  const [feed] = feedOptions('nowhere').feeds;
  if (!feed) throw new Error('There is no feed.');
  const write = (time: string): string | undefined => {
    jest.useFakeTimers({ now: new Date(time) });
    writeFileSync(join(folder, feed.output), new RSS(feed.setup({ query: data })).xml());
    jest.useRealTimers();
    return finishedFeeds('nowhere', folder)[feed.output];
  };
  expect(write('2026-06-01T00:00:00Z')).toBe(write('2026-06-02T00:00:00Z'));
  rmSync(folder, { recursive: true });
});

test('without content there is only the feed of all updates', () => {
  expect(feedListsIn('nowhere').map(({ path }) => path)).toEqual(['/updates']);
});

test("the channel has its list's name, its own address and the day of its newest update", () => {
  expect(rssOf('/updates')).toEqual(
    expect.objectContaining({
      title: 'Updates — Halyard',
      link: 'https://halyard.example/updates',
      description: 'What changed.',
      language: 'en-us',
      pubDate: 'Wed, 20 May 2026 12:00:00 GMT',
      atom: expect.objectContaining({
        links: [expect.objectContaining({ rel: 'self', href: 'https://halyard.example/updates.xml' })],
      }),
    }),
  );
  expect(rssOf('/updates/product-updates')).toEqual(
    expect.objectContaining({
      title: 'Updates: Product updates — Halyard',
      description: expect.stringMatching(/^What's new in the API/),
      link: 'https://halyard.example/updates/product-updates',
    }),
  );
});

test('an item has its full text, its address as its GUID and permalink, its date at noon, its author and its categories', () => {
  const [first] = rssOf('/updates').items ?? [];
  expect(first).toEqual(
    expect.objectContaining({
      title: 'A wire & a reason',
      description: 'Wires say why.',
      link: 'https://halyard.example/updates/wires',
      guid: { value: 'https://halyard.example/updates/wires', isPermaLink: true },
      pubDate: 'Wed, 20 May 2026 12:00:00 GMT',
      dc: expect.objectContaining({ creators: ['Halyard API team'] }),
      categories: ['Product update', 'Wires', 'Breaking change'].map((name) => ({ name })),
      content: {
        encoded:
          '<p><strong>Breaking change. Act by Dec 1, 2026. Read the new field.</strong></p>' +
          '<p><img src="https://halyard.example/images/a.png" alt="A &#x22;wire&#x22;"></p>' +
          '<p>See the <a href="https://halyard.example/fees">fees</a>.</p>',
      },
    }),
  );
});

test('a kind whose name is a switch in older YAML has a feed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'feed-lists-'));
  const kind = '{ id: on-call, filter: On, title: On, description: What happened at night. }';
  writeFileSync(join(folder, 'updates.yaml'), `kinds:\n  - ${kind}\n`);
  expect(feedListsIn(folder).map(({ name }) => name)).toEqual([undefined, 'On']);
  rmSync(folder, { recursive: true });
});
