import { numberFrom } from './english-numbers';

test.each([
  ['ten million', 10_000_000],
  ['10M', 10_000_000],
  ['$10MM', 10_000_000],
  ['half a million', 500_000],
  ['a quarter of a million', 250_000],
  ['two hundred fifty thousand', 250_000],
  ['forty-five', 45],
  ['1,000,000', 1_000_000],
  ['2.5 million', 2_500_000],
  ['0.5', 0.5],
  ['half a percent', 0.5],
])('%j is %d', (words, number) => {
  expect(numberFrom(words)).toBe(number);
});

test('other words have no number', () => {
  expect(numberFrom('million')).toBeUndefined();
  expect(numberFrom('noon')).toBeUndefined();
});
