import { formatCents, parseCents } from './money';

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

test.each([
  ['2500', 250_000],
  ['2,500', 250_000],
  ['$2,500.00', 250_000],
  [' 0.01 ', 1],
  ['10,000,000.01', 1_000_000_001],
  ['1234567890123', 123_456_789_012_300],
])('%p is %d cents', (text, cents) => expect(parseCents(text)).toBe(cents));

test.each(['', '-1', '1.5', '1.555', '1,00', '12,34,567', '1e6', 'ten', '€5', '5 USD', '12345678901234'])(
  '%p is no amount',
  (text) => expect(parseCents(text)).toBeNull(),
);
