import { announcementOf } from './announcement';
import { step, writes } from './arrow-step';
import type { FoundPage, Hit } from './hits';
import { matchesQuery } from './match';
import { plainName } from './plain-name';

const hit = (title: string): Hit => ({ title, url: `/${title}`, page: undefined, excerpt: '', parts: [] });

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
])('a screen reader is told %#', (groups, total, words) => {
  expect(announcementOf(groups, total, 'ach')).toBe(words);
});

const page = (more: Partial<FoundPage>): FoundPage => ({
  url: '/',
  title: '',
  group: '',
  order: 0,
  description: '',
  names: [],
  rows: [],
  excerpt: '',
  parts: [],
  ...more,
});

test.each([
  ['webhooks', { excerpt: 'a <mark>webhook</mark> comes' }, true],
  ['xyzzyq', { excerpt: 'curl <mark>-X</mark> POST' }, false],
  ['return', { excerpt: '<mark>returned_per_odfi_request.</mark>' }, true],
  ['fees', { title: 'Fees' }, true],
  ['no_account', { names: ['no_account'] }, true],
  ['schedule', { parts: [{ title: 'a', url: '', excerpt: 'the <mark>schedules</mark>', weight: 1 }] }, true],
  ['"', { excerpt: 'a' }, false],
])('for %p a page with %j fits: %p', (query, found, does) => {
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
])('%s at %d of %d leads to %p', (key, place, count, next) => {
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
])('%j belongs into the field: %p', (event, does) => {
  expect(writes({ ctrlKey: false, metaKey: false, altKey: false, ...event })).toBe(does);
});
