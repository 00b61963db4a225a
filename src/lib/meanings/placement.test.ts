import { placement } from './placement';

const viewport = { width: 390, height: 800 };
const card = { width: 300, height: 100 };
const word = (left: number, top: number) => ({ left, top, bottom: top + 20 });

test.each([
  ['below the word', word(40, 100), { left: 40, top: 126 }],
  ['left of the right edge', word(350, 100), { left: 82, top: 126 }],
  ['right of the left edge', word(-20, 100), { left: 8, top: 126 }],
  ['above the word at the bottom', word(40, 750), { left: 40, top: 644 }],
])('the card is %s', (_where, at, place) => {
  expect(placement(at, card, viewport)).toEqual(place);
});

test('without room above and below it is below', () => {
  expect(placement(word(40, 50), card, { width: 390, height: 120 })).toEqual({ left: 40, top: 76 });
});
