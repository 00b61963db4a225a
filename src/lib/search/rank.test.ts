import type { FoundPage, FoundPart } from './hits';
import { rankedGroups } from './rank';

const part = (title: string, weight = 1): FoundPart => ({
  title,
  url: `/page#${title}`,
  excerpt: `about ${title}`,
  weight,
});

const page = (title: string, more: Partial<FoundPage> = {}): FoundPage => ({
  url: `/${title}`,
  title,
  group: 'Documentation',
  order: 0,
  description: `What ${title} is.`,
  names: [],
  rows: [],
  excerpt: 'words <mark>found</mark>',
  parts: [],
  ...more,
});

/** The titles of the hits, group by group. */
const titles = (found: readonly FoundPage[], query: string) =>
  rankedGroups(found, query).map(({ name, hits }) => [name, ...hits.map(({ title }) => title)]);

test.each([
  ['the name of a page', 'webhooks', page('Webhooks')],
  ['another of its names', 'no_account', page('R03: No account', { names: ['R03', 'no_account'] })],
  ['a name with a space for its underscore', 'no account', page('R03', { names: ['no_account'] })],
  ['a name in quotes', '"R03"', page('R03: No account', { names: ['R03'] })],
  [
    'the name of a part',
    'settlement_schedule',
    page('ACH transfers', { parts: [part('settlement_schedule')] }),
  ],
  ['the code of a row', 'pending_submission', page('FedACH', { rows: ['pending_submission'] })],
  ['the beginning of a title', 'pricing', page('Pricing per transfer')],
])('%s comes before pages that have the words', (_what, query, meant) => {
  const [group] = rankedGroups([page('Other'), page('Another'), meant], query);
  expect(group?.hits[0]?.url.split('#')[0]).toMatch(new RegExp(`^(${meant.url}|/page)$`));
});

test('a page of the name comes before a part of the name, and that before a row', () => {
  const found = [
    page('Row', { rows: ['status'] }),
    page('Part', { parts: [part('status')] }),
    page('Status'),
    page('Words'),
  ];
  expect(titles(found, 'status')).toEqual([['Documentation', 'Status', 'status', 'Row', 'Words']]);
});

test('of two pages of the name that of the earlier section comes first; other pages stay as the index has them', () => {
  const product = { group: 'Products', order: 3 };
  const found = [
    page('Cards', product),
    page('b', product),
    page('FedNow', product),
    page('a'),
    page('FedNow'),
  ];
  expect(titles(found, 'fednow')).toEqual([
    ['Documentation', 'FedNow', 'a'],
    ['Products', 'FedNow', 'Cards', 'b'],
  ]);
});

test('of two pages with a part of the name, the one with the shorter name comes first', () => {
  const parts = [part('amount')];
  const found = [page('Inbound ACH transfers', { parts }), page('ACH transfers', { parts })];
  expect(rankedGroups(found, 'amount')[0]?.hits.map((hit) => hit.page)).toEqual([
    'ACH transfers',
    'Inbound ACH transfers',
  ]);
});

test('a part of the name stands for its page, and names it', () => {
  const [group] = rankedGroups([page('ACH transfers', { parts: [part('id'), part('amount')] })], 'amount');
  expect(group?.hits).toEqual([
    {
      title: 'amount',
      url: '/page#amount',
      excerpt: 'about amount',
      weight: 1,
      page: 'ACH transfers',
      parts: [part('id')],
    },
  ]);
});

test('a page of the name says what it is about, another where the words are', () => {
  const [group] = rankedGroups([page('ACH'), page('Wires')], 'ach');
  expect(group?.hits.map(({ excerpt }) => excerpt)).toEqual(['What ACH is.', 'words <mark>found</mark>']);
});

test('the three best parts are shown, in the order of the page', () => {
  const parts = [part('a', 1), part('b', 9), part('c', 5), part('d', 7)];
  const [group] = rankedGroups([page('Wires', { parts })], 'fee');
  expect(group?.hits[0]?.parts.map(({ title }) => title)).toEqual(['b', 'c', 'd']);
});

test('nothing found is no group', () => {
  expect(rankedGroups([], 'x')).toEqual([]);
});
