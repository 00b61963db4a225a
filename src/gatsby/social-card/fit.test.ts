import { fitBrand, fitHeadline } from './fit';

test.each([
  ['Move money.', 108, 2],
  ['Every US payment rail, one junction.', 108, 2],
  ['Send and receive Fedwire transfers from your software', 74, 3],
  ['Originate, receive and reconcile ACH, wires, checks and card payments in a single API call', 64, 3],
  ['word '.repeat(60), 54, 3],
])('%s is set in %d pixels on up to %d lines', (headline, fontSize, lines) => {
  expect(fitHeadline(headline)).toEqual({ fontSize, lines });
});

test.each([
  ['a short brand', 'Harbor', 44],
  ['a brand of 24 letters', 'Harbor Banking Platforms', 36],
  ['a brand of 40 letters', 'Consolidated Interstate Banking Rails Co', 28],
])('%s is set whole', (_, brand, size) => {
  expect(fitBrand(brand).brand).toBe(size);
});
