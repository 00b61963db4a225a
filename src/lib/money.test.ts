/** @jest-environment node */
import { centsInWords } from './money';

test.each([
  [0, 'free'],
  [1, '$0.01'],
  [25, '$0.25'],
  [100, '$1.00'],
  [1250, '$12.50'],
  [1_234_500, '$12,345.00'],
])('%d cents are %s', (cents, words) => {
  expect(centsInWords(cents)).toBe(words);
});
