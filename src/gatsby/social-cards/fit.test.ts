import { fitBrand, fitHeadline, fitSign } from './fit';

test.each([
  ['Fees', 205, 108, 1],
  ['Every US payment rail, one junction.', 250, 108, 2],
  ['Wire reversals say why the money came back', 205, 88, 2],
  ['Ostervane calls capital without retyped numbers', 205, 72, 2],
  ['Originate, receive and reconcile ACH, wires, checks and card payments', 205, 60, 3],
])('%s in %d pixels is set in %d pixels, with room for %d lines', (headline, room, fontSize, lines) => {
  expect(fitHeadline(headline, room)).toEqual({ fontSize, lines, whole: true });
});

test('a headline that is too long at every size is set in the smallest, and is not whole', () => {
  expect(fitHeadline('word '.repeat(60), 205)).toEqual({ fontSize: 50, lines: 4, whole: false });
});

test.each([
  ['a short brand', 'Harbor', 44],
  ['a brand of 24 letters', 'Harbor Banking Platforms', 36],
  ['a brand of 40 letters', 'Consolidated Interstate Banking Rails Co', 28],
])('%s is set whole', (_, brand, size) => {
  expect(fitBrand(brand).brand).toBe(size);
});

test.each([
  ['one letter', 'A', 64, 112],
  ['a code', 'R03', 64, 188],
  ['a long name', 'idempotency_key_already_used_error', 29, 680],
])('the sign of %s is set whole', (_, code, fontSize, width) => {
  expect(fitSign(code)).toEqual({ fontSize, width });
  expect(code.length * 0.6 * fontSize).toBeLessThan(width - 24);
});
