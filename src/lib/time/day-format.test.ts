import { formatDay, formatMonth } from './day-format';

test.each([
  ['2026-11-20', 'Nov 20, 2026', 'Nov 2026'],
  ['2026-01-01', 'Jan 1, 2026', 'Jan 2026'],
  ['2026-12-31', 'Dec 31, 2026', 'Dec 2026'],
  ['2028-02-29', 'Feb 29, 2028', 'Feb 2028'],
])('%s is %s, in %s', (day, words, month) => {
  expect(formatDay(day)).toBe(words);
  expect(formatMonth(day)).toBe(month);
});
