import { findIn, type Index, type PageData } from './find';

const part = (title: string, element = 'h2') => ({
  title,
  url: `/page#${title}`,
  excerpt: `A <mark>${title}</mark> &lt;here&gt;.`,
  locations: [1],
  anchor: { element },
});

const page = (url: string, title: string, more: Partial<PageData> = {}): PageData => ({
  url,
  excerpt: `It mentions <mark>${title}</mark>.`,
  meta: { title, section: 'documentation', group: 'Documentation', description: `About ${title}.` },
  sub_results: [],
  ...more,
});

/** An index that finds these pages for any query, in this order. */
const indexOf = (...pages: PageData[]): Index => ({
  search: async () => ({
    results: pages.map((data, at) => ({ score: 10 - at, data: async () => data })),
  }),
});

const urlsFor = async (typed: string, ...pages: PageData[]) =>
  (await findIn(indexOf(...pages), typed)).groups.flatMap(({ hits }) => hits.map(({ url }) => url));

test('a page with the name comes before pages with some of its words, and those before mentions', async () => {
  const mention = page('/mention', 'Settlement', { excerpt: 'A <mark>rate limit</mark>.' });
  const found = await urlsFor(
    'rate limit',
    mention,
    page('/long', 'How a rate limit works'),
    page('/rate', 'Rate limits'),
  );
  expect(found).toEqual(['/rate', '/long', '/mention']);
});

test('in plain words an article comes before a field; as in code, the field comes first', async () => {
  const meta = { title: 'ACH transfers', section: 'api', group: 'API reference' };
  const field = page('/api', 'ACH transfers', {
    meta,
    sub_results: [part('idempotency_key', 'h6')],
    excerpt: 'idempotency_key',
  });
  const article = page('/article', 'Idempotency key');
  expect(await urlsFor('idempotency key', field, article)).toEqual(['/article', '/page#idempotency_key']);
  expect(await urlsFor('idempotency_key', article, field)).toEqual(['/page#idempotency_key', '/article']);
});

test('a part that the query names replaces its page, with its excerpt as text', async () => {
  const glossary = page('/glossary', 'Glossary', {
    sub_results: [part('ODFI', 'h6'), part('RDFI', 'h6')],
    excerpt: 'odfi',
  });
  const { groups, total } = await findIn(indexOf(glossary), 'odfi');
  expect(total).toBe(1);
  expect(groups[0]?.hits[0]).toMatchObject({
    url: '/page#ODFI',
    page: 'Glossary',
    excerpt: [
      { text: 'A ', marked: false },
      { text: 'ODFI', marked: true },
      { text: ' <here>.', marked: false },
    ],
  });
});

test('a fact answers a query that has enough of its words', async () => {
  const label = 'FedNow limit per payment: $10,000,000';
  const facts = page('/facts', 'Figures', { sub_results: [part(label, 'h6')], excerpt: 'fednow limit' });
  const update = page('/update', 'FedNow limit is higher');
  expect((await urlsFor('fednow limit', update, facts))[0]).toBe(`/page#${label}`);
  expect((await urlsFor('limit', update, facts))[0]).toBe('/update');
});

test('what shares only the first letters of a query is no result', async () => {
  const post = page('/post', 'Sandbox', { excerpt: '<mark>POST</mark> it.' });
  expect(await findIn(indexOf(post), 'postman')).toEqual({ groups: [], total: 0 });
});
