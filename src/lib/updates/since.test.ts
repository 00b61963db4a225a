import { changesSince, describeSince, sinceFrom } from './since';

const change = (date: string, breaking = false) => ({ date, breaking });
const changes = [change('2026-05-20'), change('2026-05-01', true), change('2026-04-30')];

test.each([
  ['', undefined, undefined],
  ['?since=', undefined, undefined],
  ['?since=2026-05-01', '2026-05-01', undefined],
  ['?filter=x&since=2024-02-29', '2024-02-29', undefined],
  ['?since=2026-02-29', undefined, '2026-02-29'],
  ['?since=2026-13-01', undefined, '2026-13-01'],
  ['?since=last+week', undefined, 'last week'],
  ['?since=2026-5-1', undefined, '2026-5-1'],
])('%p selects %p', (search, day, unknown) => {
  expect(sinceFrom(search)).toEqual({ day, unknown });
});

test.each([
  [undefined, 3],
  ['2026-05-20', 1],
  ['2026-05-01', 2],
  ['2026-04-30', 3],
  ['2026-05-21', 0],
])('since %p there are %p', (day, count) => {
  expect(changesSince(changes, day)).toHaveLength(count);
});

test.each([
  [changes, undefined, 'All 3 updates, 1 of them breaking.'],
  [changes.slice(0, 1), undefined, 'One update.'],
  [changes.slice(0, 1), '2026-05-20', 'One update since May 20, 2026.'],
  [changes.slice(1, 2), '2026-05-01', 'One update since May 1, 2026, which is breaking.'],
  [[], '2026-05-21', 'No updates since May 21, 2026.'],
])('%j since %p: %s', (shown, day, words) => {
  expect(describeSince(shown, day)).toBe(words);
});
