import { truncate } from './shortened';

test.each([
  ['', ''],
  ['Timetables', 'Timetables'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(3000), `${'x'.repeat(60)}…`],
  ['😀'.repeat(61), `${'😀'.repeat(60)}…`],
])('%p', (words, short) => {
  expect(truncate(words)).toBe(short);
});
