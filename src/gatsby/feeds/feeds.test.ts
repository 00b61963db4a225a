import { parseRssFeed } from 'feedsmith';
import { feedFiles } from './feeds';

const update = {
  title: 'A wire & a reason',
  summary: 'Wires say why.',
  date: '2026-05-20',
  changed: '2026-06-02',
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
  products: [{ name: 'Wires', slug: 'wires' }],
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
    description: 'What changed.',
    sample_notice: 'This story is a sample.',
    kinds: [
      {
        id: 'product-updates',
        name: 'Product update',
        title: 'Product updates',
        description: 'What is new.',
      },
      { id: 'customer-story', name: 'Customer story', title: 'Stories', description: 'Who uses it.' },
    ],
    authors: [{ id: 'api', name: 'API team' }],
  },
  allProduct: { nodes: [] },
  updateFeed: [update, story],
};

const files = feedFiles(data);

/** The feed of a list, as a feed reader parses it. */
const rssOf = (path: string) => parseRssFeed(files[`${path.slice(1)}.xml`]);

test("the channel has its list's name, its own address, and the days of its newest update and its last edit", () => {
  expect(rssOf('/updates')).toEqual(
    expect.objectContaining({
      title: 'Updates — Halyard',
      link: 'https://halyard.example/updates',
      description: 'What changed.',
      language: 'en-us',
      pubDate: 'Wed, 20 May 2026 12:00:00 GMT',
      lastBuildDate: 'Tue, 02 Jun 2026 12:00:00 GMT',
      atom: expect.objectContaining({
        links: [expect.objectContaining({ rel: 'self', href: 'https://halyard.example/updates.xml' })],
      }),
    }),
  );
  expect(rssOf('/updates/product-updates')).toEqual(
    expect.objectContaining({
      title: 'Updates: Product updates — Halyard',
      description: 'What is new.',
      link: 'https://halyard.example/updates/product-updates',
    }),
  );
});

test('an item has its full text, its address as its GUID and permalink, its dates at noon, its author, its categories and its deadline', () => {
  const [first] = rssOf('/updates').items ?? [];
  expect(first).toEqual(
    expect.objectContaining({
      title: 'A wire & a reason',
      description: 'Wires say why.',
      link: 'https://halyard.example/updates/wires',
      guid: { value: 'https://halyard.example/updates/wires', isPermaLink: true },
      pubDate: 'Wed, 20 May 2026 12:00:00 GMT',
      dc: expect.objectContaining({ creators: ['Halyard API team'] }),
      atom: { updated: '2026-06-02T12:00:00.000Z' },
      categories: [
        ...['Product update', 'Wires', 'Breaking change'].map((name) => ({ name })),
        { name: '2026-12-01', domain: 'action_by' },
      ],
      content: {
        encoded:
          '<p><strong>Breaking change. Act by Dec 1, 2026. Read the new field.</strong></p>' +
          '<p><img src="https://halyard.example/images/a.png" alt="A &#x22;wire&#x22;"></p>' +
          '<p>See the <a href="https://halyard.example/fees">fees</a>.</p>',
      },
    }),
  );
});
