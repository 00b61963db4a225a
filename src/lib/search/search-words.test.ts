import { announcementOf } from './announcement';
import { step, writes } from './arrow-step';
import type { FoundPage, Hit } from './hits';
import { matchesQuery } from './match';
import { plainName } from './plain-name';

const hit = (title: string): Hit => ({ title, url: `/${title}`, page: undefined, sentence: [], parts: [] });

test.each([
  ['R03', 'r03'],
  [' "settlement_schedule" ', 'settlement schedule'],
  ['`No  Account`', 'no account'],
  ['ach_transfer.updated', 'ach transfer.updated'],
])('%p is the same name as %p', (typed, plain) => {
  expect(plainName(typed)).toBe(plain);
});

test.each([
  [[], 0, 'No results for ach.'],
  [[{ name: 'Codes', hits: [hit('a')] }], 1, '1 page: 1 in Codes.'],
  [
    [
      { name: 'Codes', hits: [hit('a'), hit('b')] },
      { name: 'Updates', hits: [hit('c')] },
    ],
    3,
    '3 pages: 2 in Codes, 1 in Updates.',
  ],
  [[{ name: 'Codes', hits: [hit('a')] }], 40, 'The best 1 of 40 pages: 1 in Codes.'],
])('the announcement %#', (groups, total, words) => {
  expect(announcementOf(groups, total, 'ach')).toBe(words);
});

const page = (more: Partial<FoundPage>): FoundPage => ({
  url: '/',
  title: '',
  group: '',
  section: '',
  order: 0,
  description: '',
  names: [],
  rows: [],
  content: '',
  matches: [],
  score: 0,
  parts: [],
  ...more,
});

test.each([
  ['webhooks', { content: 'a webhook comes', matches: [1] }, true],
  ['xyzzyq', { content: 'curl -X POST', matches: [1] }, false],
  ['return', { content: 'returned_per_odfi_request.', matches: [0] }, true],
  ['fees', { title: 'Fees' }, true],
  ['no_account', { names: ['no_account'] }, true],
  ['"', { content: 'a' }, false],
])('for %p a page with %j matches: %p', (query, found, does) => {
  expect(matchesQuery(page(found as Partial<FoundPage>), query)).toBe(does);
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 1, 3, 2],
  ['ArrowDown', 2, 3, undefined],
  ['ArrowDown', -1, 0, undefined],
  ['ArrowUp', 2, 3, 1],
  ['ArrowUp', 0, 3, -1],
  ['ArrowUp', -1, 3, undefined],
  ['Home', 1, 3, undefined],
  ['End', 1, 3, undefined],
])('%s at %d of %d moves to %p', (key, place, count, next) => {
  expect(step(key, place, count)).toBe(next);
});

test.each([
  [{ key: 'a' }, true],
  [{ key: '/' }, true],
  [{ key: 'Backspace' }, true],
  [{ key: ' ' }, false],
  [{ key: 'Enter' }, false],
  [{ key: 'c', ctrlKey: true }, false],
  [{ key: 'c', metaKey: true }, false],
])('%j belongs in the field: %p', (event, does) => {
  expect(writes({ ctrlKey: false, metaKey: false, altKey: false, ...event })).toBe(does);
});
