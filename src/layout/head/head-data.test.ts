/** @jest-environment node */
import { layoutData } from '../../../tests/unit/layout-data';
import { headOf, type PageMeta } from './head-data';

const head = (page: PageMeta = {}, pathname = '/') => headOf(layoutData, page, pathname, '#EDF1F5');

/** Every tag of a name or property; there should be one. */
const contents = ({ meta }: ReturnType<typeof head>, key: string): string[] =>
  meta.filter((tag) => ('name' in tag ? tag.name : tag.property) === key).map(({ content }) => content);

const fees = { title: 'Fees', description: 'What it costs.' };

test.each([
  ['a page’s own title', fees, 'Fees — Halyard'],
  ['the default title', {}, 'Banking by API — Halyard'],
])('%s', (_what, page, title) => {
  const data = head(page);
  expect(data.title).toBe(title);
  for (const key of ['og:title', 'twitter:title']) expect(contents(data, key)).toEqual([title]);
});

test.each([
  ['a page’s own description', fees, 'What it costs.'],
  ['the default description', {}, 'Every rail by one API.'],
])('%s', (_what, page, description) => {
  const data = head(page);
  for (const key of ['description', 'og:description', 'twitter:description']) {
    expect(contents(data, key)).toEqual([description]);
  }
});

test.each([
  ['theme-color', '#EDF1F5'],
  ['twitter:card', 'summary_large_image'],
  ['og:type', 'website'],
  ['og:site_name', 'Halyard'],
  ['og:url', 'https://halyard.example/fees'],
  ['og:image', 'https://halyard.example/social-card-1a2b.png'],
  ['twitter:image', 'https://halyard.example/social-card-1a2b.png'],
  ['og:image:width', '1200'],
  ['og:image:height', '630'],
  ['og:image:alt', 'Halyard: Banking by API'],
])('%s is %s', (key, content) => {
  expect(contents(head(fees, '/fees/'), key)).toEqual([content]);
});

test('no tag stands twice', () => {
  const keys = head(fees).meta.map((tag) => ('name' in tag ? tag.name : tag.property));
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  [undefined, []],
  [false, []],
  [true, ['noindex']],
])('a page with noIndex %p tells robots %p', (noIndex, robots) => {
  expect(contents(head(noIndex === undefined ? fees : { ...fees, noIndex }), 'robots')).toEqual(robots);
});

test('one canonical, one icon, one feed', () => {
  expect(head(fees, '/fees').link).toEqual([
    { rel: 'canonical', href: 'https://halyard.example/fees' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'alternate', href: '/updates.xml', type: 'application/rss+xml', title: 'Halyard updates' },
    { rel: 'alternate', href: '/fees.md', type: 'text/markdown' },
  ]);
});

test.each([
  ['/', {}, ['/index.md']],
  ['/products/ach/', fees, ['/products/ach.md']],
  ['/404.html', { noIndex: true }, []],
])('%s has its twin in Markdown', (pathname, page, expected) => {
  const twins = head(page, pathname).link.filter(({ type }) => type === 'text/markdown');
  expect(twins.map(({ href }) => href)).toEqual(expected);
});

test('the site is told to machines, the same on every page', () => {
  expect(head(fees, '/fees').structured).toEqual(head().structured);
  expect(head().structured).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Halyard',
    url: 'https://halyard.example/',
    description: 'Halyard moves money.',
  });
});
