import { layoutData } from '../../../tests/unit/layout-data';
import { headOf, type PageMeta } from './head-data';

const head = (page: PageMeta = {}, pathname = '/') => headOf(layoutData, page, pathname);

/** All tags with a name or property; there should be one. */
const contents = ({ meta }: ReturnType<typeof head>, key: string): string[] =>
  meta.filter((tag) => ('name' in tag ? tag.name : tag.property) === key).map(({ content }) => content);

const fees = { title: 'Fees', description: 'What it costs.' };

test.each([
  ['a page’s own title', fees, 'Fees — Halyard'],
  ['the default title', {}, 'Banking by API — Halyard'],
])('%s', (_what, page, title) => {
  const data = head(page);
  expect(data.title).toBe(title);
  expect(contents(data, 'og:title')).toEqual([title]);
});

test.each([
  ['a page’s own description', fees, 'What it costs.'],
  ['the default description', {}, 'Every rail by one API.'],
])('%s', (_what, page, description) => {
  const data = head(page);
  for (const key of ['description', 'og:description']) {
    expect(contents(data, key)).toEqual([description]);
  }
});

test.each([
  [undefined, []],
  [false, []],
  [true, ['noindex']],
])('a page with noIndex %p has robots %p', (noIndex, robots) => {
  expect(contents(head(noIndex === undefined ? fees : { ...fees, noIndex }), 'robots')).toEqual(robots);
});

test.each([
  ['/', {}, ['/index.md']],
  ['/products/ach/', fees, ['/products/ach.md']],
  ['/404.html', { noIndex: true }, []],
])('%s has a Markdown alternate', (pathname, page, expected) => {
  const alternates = head(page, pathname).link.filter(({ type }) => type === 'text/markdown');
  expect(alternates.map(({ href }) => href)).toEqual(expected);
});

test.each([
  [{}, []],
  [{ beside: { newer: undefined, older: '/updates/page/2' } }, [['next', '/updates/page/2']]],
  [
    { beside: { newer: '/updates', older: '/updates/page/3' } },
    [
      ['prev', '/updates'],
      ['next', '/updates/page/3'],
    ],
  ],
])('a page of a list with %j links the pages before and after it', (page, expected) => {
  const links = head(page, '/updates/page/2').link.filter(({ rel }) => rel === 'prev' || rel === 'next');
  expect(links.map(({ rel, href }) => [rel, href])).toEqual(expected);
});

test('an update is an article with its date in Open Graph', () => {
  const subject = {
    kind: 'update',
    published: '2026-05-20',
    author: 'API team',
    section: 'Note',
    about: [],
  } as const;
  expect(contents(head({ subject }), 'og:type')).toEqual(['article']);
  expect(contents(head({ subject }), 'article:published_time')).toEqual(['2026-05-20']);
});

test('structured data has the page’s description and breadcrumb', () => {
  expect(head(fees, '/fees').structured).toEqual(
    expect.objectContaining({
      title: 'Fees',
      description: 'What it costs.',
      canonical: 'https://halyard.example/fees',
      image: 'https://halyard.example/social-card-1a2b.png',
      crumbs: layoutData.breadcrumbs,
    }),
  );
  expect(head({ ...fees, noIndex: true }, '/fees').structured.crumbs).toEqual([]);
});
