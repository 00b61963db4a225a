import { amountOf } from './amounts';

test.each([
  ['$10 million', 10_000_000],
  ['$2.5 million', 2_500_000],
  ['$500K', 500_000],
  ['10 million US dollars', 10_000_000],
  ['USD 10,000,000', 10_000_000],
  ['$1,000,000', 1_000_000],
  ['250 dollars', 250],
  ['250', undefined],
  ['10 million', undefined],
  ['24/7', undefined],
])('%s is %p dollars', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
