import { formatCents, formatDollars, parseCents, withCommas } from './money';

test.each([
  [0, 'free'],
  [1, '$0.01'],
  [25, '$0.25'],
  [100, '$1.00'],
  [1250, '$12.50'],
  [1_234_500, '$12,345.00'],
])('%d cents are %s', (cents, words) => {
  expect(formatCents(cents)).toBe(words);
});

const american = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

test.each([0, 5, 99, 100, 99_999, 100_000, 1_234_567_890, 100_000_000_000_099, -1, -123_456])(
  '%d cents are written as Intl does it',
  (cents) => expect(formatDollars(cents)).toBe(american.format(cents / 100)),
);

test.each([
  ['2500', 250_000],
  ['2,500', 250_000],
  ['$2,500.00', 250_000],
  [' 0.01 ', 1],
  ['10,000,000.01', 1_000_000_001],
  ['1234567890123', 123_456_789_012_300],
])('%p is %d cents', (text, cents) => expect(parseCents(text)).toBe(cents));

test.each(['', '-1', '1.5', '1.555', '1,00', '12,34,567', '1e6', 'ten', '€5', '5 USD', '12345678901234'])(
  '%p is not an amount',
  (text) => expect(parseCents(text)).toBeNull(),
);

const numbers = new Intl.NumberFormat('en-US');

test.each([
  0, 7, 100, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567_890, 123_456_789_012_345, -1, -100, -1000,
])('%d is written as Intl does it', (whole) => expect(withCommas(whole)).toBe(numbers.format(whole)));
