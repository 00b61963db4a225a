import { figureHref, marked, piecesOf, unmarked } from './fact-marks';

const ceiling = marked('rtp-ceiling', '$10,000,000');
const opens = marked('fedwire-opens', '21:00 ET');

test.each([
  ['', []],
  ['No figure.', [{ at: 0, words: 'No figure.' }]],
  [ceiling, [{ at: 0, words: '$10,000,000', fact: 'rtp-ceiling' }]],
  [
    `Up to ${ceiling}, from ${opens}.`,
    [
      { at: 0, words: 'Up to ' },
      { at: 6, words: '$10,000,000', fact: 'rtp-ceiling' },
      { at: 31, words: ', from ' },
      { at: 38, words: '21:00 ET', fact: 'fedwire-opens' },
      { at: 62, words: '.' },
    ],
  ],
])('%p has its parts', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('a text reads the same without its marks', () => {
  expect(unmarked(`Up to ${ceiling}, from ${opens}.`)).toBe('Up to $10,000,000, from 21:00 ET.');
  expect(unmarked('A [link] and ⟦brackets⟧.')).toBe('A [link] and ⟦brackets⟧.');
});

test('the address of a figure is a fragment of the page', () => {
  expect(figureHref('rtp-ceiling')).toBe('#figure-rtp-ceiling');
});
