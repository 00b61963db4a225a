/** @jest-environment jsdom */
import { feedOptions } from './feed';

const data = {
  brand: { name: 'Halyard', url: 'https://halyard.example' },
  updates: { title: 'Updates', description: 'What changed.' },
  allUpdate: {
    nodes: [
      {
        title: 'A wire & a reason',
        summary: 'Wires say why.',
        date: '2026-05-20',
        path: '/updates/wires',
        html: '<p><a href="/fees">fees</a> <a href="/updates?filter=Customer+story#x">stories</a> <a href="//cdn.example/x">cdn</a> <a href="https://example.com/">out</a> <a href="#top">up</a> <img src="/a.png"></p>',
        kind: 'product-updates',
      },
      { title: 'B', summary: 'b', date: '2026-01-01', path: '/updates/b', html: '', kind: 'engineering' },
    ],
  },
};
const [feed] = feedOptions.feeds;
const items = feed?.serialize({ query: data }) ?? [];
const content = items[0]?.custom_elements[0]?.['content:encoded']._cdata ?? '';

test('the channel is named after the site and knows its own address', () => {
  expect(feedOptions.setup({ query: data })).toEqual(
    expect.objectContaining({
      title: 'Updates — Halyard',
      description: 'What changed.',
      site_url: 'https://halyard.example/updates',
      feed_url: 'https://halyard.example/updates.xml',
    }),
  );
});

test('each update is an item, in the order given, with its full address', () => {
  expect(items.map(({ title, url, guid }) => [title, url, guid])).toEqual([
    ['A wire & a reason', 'https://halyard.example/updates/wires', 'https://halyard.example/updates/wires'],
    ['B', 'https://halyard.example/updates/b', 'https://halyard.example/updates/b'],
  ]);
});

test('an item carries its summary, kind and day', () => {
  expect(items[0]).toEqual(
    expect.objectContaining({ description: 'Wires say why.', categories: ['product-updates'] }),
  );
  // Noon: the day is the same in every time zone from UTC-12 to UTC+11.
  expect(items[0]?.date).toBe('2026-05-20T12:00:00Z');
});

test.each([
  ['a link to a page', 'href="https://halyard.example/fees"'],
  ['a link with query and fragment', 'href="https://halyard.example/updates?filter=Customer+story#x"'],
  ['a link to a part of the page', 'href="https://halyard.example/updates/wires#top"'],
  ['a picture', 'src="https://halyard.example/a.png"'],
  ['a link to another site, as it was', 'href="https://example.com/"'],
  ['a link to another host without scheme, as it was', 'href="//cdn.example/x"'],
])('the text holds %s', (_what, piece) => {
  expect(content).toContain(piece);
});

test('the text has no address that means nothing away from the site', () => {
  const links = [...new DOMParser().parseFromString(content, 'text/html').querySelectorAll('a, img')];
  const addresses = links.map((link) => link.getAttribute('href') ?? link.getAttribute('src'));
  expect(addresses.filter((address) => !/^(https:)?\/\//.test(address ?? ''))).toEqual([]);
});

test('the feed is where the head of the pages says', () => {
  expect(feed?.output).toBe('/updates.xml');
});
