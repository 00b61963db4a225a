import type { FoundPage, FoundPart } from './hits';
import { groupedHits, scored } from './rank';
import { sentenceMarks } from './sentence-marks';

const sentence = (text: string) => `${sentenceMarks.start}${text}${sentenceMarks.end}`;

const part = (title: string, more: Partial<FoundPart> = {}): FoundPart => ({
  title,
  url: `/page#${title}`,
  kind: 'heading',
  weight: 1,
  start: 0,
  end: 5,
  ...more,
});

const page = (title: string, more: Partial<FoundPage> = {}): FoundPage => ({
  url: `/${title}`,
  title,
  group: 'Documentation',
  section: 'documentation',
  order: 0,
  description: `What ${title} is.`,
  names: [],
  rows: [],
  content: sentence('These are words found here.'),
  matches: [3],
  score: 1,
  parts: [],
  ...more,
});

const resource = { group: 'API reference', section: 'api' };
const code = { group: 'Codes', section: 'codes' };

const groupsOf = (found: readonly FoundPage[], query: string) => groupedHits(scored(found, query), query);

/** The titles of the hits, group by group. */
const titles = (found: readonly FoundPage[], query: string) =>
  groupsOf(found, query).map(({ name, hits }) => [name, ...hits.map(({ title }) => title)]);

const written = (pieces: readonly { text: string; marked: boolean }[]) =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['the name of a page', 'webhooks', page('Webhooks')],
  ['the name in the singular', 'webhook', page('Webhooks')],
  ['a half-typed name', 'webh', page('Webhooks')],
  ['another of its names', 'no_account', page('R03: No account', { names: ['R03', 'no_account'] })],
  ['a name with a space for its underscore', 'no account', page('R03', { names: ['no_account'] })],
  ['a name in quotes', '"R03"', page('R03: No account', { names: ['R03'] })],
  [
    'the name of a part',
    'settlement_schedule',
    page('ACH transfers', { parts: [part('settlement_schedule')] }),
  ],
  ['the code of a row', 'pending_submission', page('FedACH', { rows: ['pending_submission'] })],
  ['some words of a title', 'pricing', page('Pricing per transfer')],
  ['words of a name and of the description', 'check stop', page('Checks', { description: 'Stop one.' })],
])('%s comes before pages that have the words', (_what, query, meant) => {
  const many = { score: 99 };
  const [group] = groupsOf([page('Other', many), page('Another', many), meant], query);
  expect(group?.hits[0]?.url.split('#')[0]).toMatch(new RegExp(`^(${meant.url}|/page)$`));
});

test('in plain language an article comes before a code, and that before a resource with the field', () => {
  const found = [
    page('Files', { ...resource, parts: [part('idempotency_key')] }),
    page('idempotency_key_used: Idempotency key used', code),
    page('Idempotency', { names: ['Idempotency keys and retries'] }),
  ];
  expect(titles(found, 'idempotency key')).toEqual([
    ['Documentation', 'Idempotency'],
    ['Codes', 'idempotency_key_used: Idempotency key used'],
    ['API reference', 'idempotency_key'],
  ]);
});

test('written as in code, the field comes first', () => {
  const found = [
    page('Idempotency', { names: ['Idempotency keys and retries'] }),
    page('Files', { ...resource, parts: [part('idempotency_key')] }),
  ];
  expect(titles(found, 'idempotency_key')[0]).toEqual(['API reference', 'idempotency_key']);
});

test('of codes with the same meaning, the first in the list of pages comes first', () => {
  const funds = { ...code, names: ['Insufficient funds'] };
  const found = [
    page('insufficient_funds', { ...funds, order: 9, score: 50 }),
    page('R01', { ...funds, order: 3 }),
  ];
  expect(titles(found, 'insufficient funds')).toEqual([['Codes', 'R01', 'insufficient_funds']]);
});

test('of two pages with the name, the article comes before the product', () => {
  const product = { group: 'Products', section: 'products', order: 3 };
  expect(titles([page('Cards', product), page('FedNow', product), page('FedNow')], 'fednow')).toEqual([
    ['Documentation', 'FedNow'],
    ['Products', 'FedNow', 'Cards'],
  ]);
});

test('of two resources with the field, the one with the shorter name comes first', () => {
  const parts = [part('amount')];
  const found = [
    page('Inbound ACH transfers', { ...resource, parts }),
    page('ACH transfers', { ...resource, parts }),
  ];
  expect(groupsOf(found, 'amount')[0]?.hits.map((hit) => hit.page)).toEqual([
    'ACH transfers',
    'Inbound ACH transfers',
  ]);
});

test('a part with the name replaces its page, and names it', () => {
  const found = page('ACH transfers', { ...resource, parts: [part('id'), part('amount')] });
  expect(groupsOf([found], 'amount')[0]?.hits).toMatchObject([
    {
      title: 'amount',
      url: '/page#amount',
      page: 'ACH transfers',
      parts: [{ title: 'id', url: '/page#id' }],
    },
  ]);
});

test('a page with the name shows its description, another the sentence with the match', () => {
  const [group] = groupsOf([page('ACH'), page('Wires', { description: 'Wires only.' })], 'ach');
  expect(group?.hits.map((hit) => written(hit.sentence))).toEqual([
    'What [ACH] is.',
    'These are words [found] here.',
  ]);
});

test('the three best parts are shown, in the order of the page, each with its sentence', () => {
  const weights = { a: 1, b: 9, c: 5, d: 7 };
  const parts = Object.entries(weights).map(([title, weight]) => part(title, { weight }));
  const [group] = groupsOf([page('Wires', { parts })], 'fee');
  expect(group?.hits[0]?.parts.map(({ title }) => title)).toEqual(['b', 'c', 'd']);
  expect(written(group?.hits[0]?.parts[0]?.sentence ?? [])).toBe('These are words [found] here.');
});

test("the sentence of a part isn't repeated for its page", () => {
  const found = page('Wires', { description: 'Wires only.', parts: [part('a')] });
  const [hit] = groupsOf([found], 'found')[0]?.hits ?? [];
  expect(hit && [written(hit.sentence), ...hit.parts.map(({ sentence }) => written(sentence))]).toEqual([
    'Wires only.',
    'These are words [found] here.',
  ]);
});

test('no results yield no groups', () => {
  expect(groupsOf([], 'x')).toEqual([]);
});
