import { formatFact } from './fact-format';

test.each([
  [1000000, 'usd', '$1,000,000'],
  [0, 'usd', '$0'],
  ['16:45', 'time_et', '16:45 ET'],
  [3, 'count', '3'],
  [10000, 'count', '10,000'],
  [1.5, 'count', '1.5'],
  ['2', 'count', '2'],
  ['next banking day', 'text', 'next banking day'],
  ['10000', 'text', '10000'],
] as const)('%p in %s is written %s', (value, unit, words) => {
  expect(formatFact({ value, unit })).toBe(words);
});
