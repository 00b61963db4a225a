import { formatFact } from './fact-format';

test.each([
  [1000000, 'usd', '$1,000,000'],
  [0, 'usd', '$0'],
  ['16:45', 'time_et', '4:45 p.m. ET'],
  ['08:30', 'time_et', '8:30 a.m. ET'],
  ['12:00', 'time_et', '12:00 p.m. ET'],
  ['00:05', 'time_et', '12:05 a.m. ET'],
  [3, 'count', '3'],
  [10000, 'count', '10,000'],
  [1.5, 'count', '1.5'],
  ['2', 'count', '2'],
  ['next banking day', 'text', 'next banking day'],
  ['10000', 'text', '10000'],
] as const)('%p in %s is written %s', (value, unit, words) => {
  expect(formatFact({ value, unit })).toBe(words);
});
