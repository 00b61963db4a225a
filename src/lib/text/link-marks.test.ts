import { figureHref, marked, markedEmail, markedPage, piecesOf, unmarked } from './link-marks';

const ceiling = marked('rtp-ceiling', '$10,000,000');
const opens = marked('fedwire-opens', '21:00 ET');

test.each([
  ['', []],
  ['No figure.', [{ at: 0, text: 'No figure.' }]],
  [ceiling, [{ at: 0, text: '$10,000,000', href: '#figure-rtp-ceiling' }]],
  [
    `Up to ${ceiling}, from ${opens}.`,
    [
      { at: 0, text: 'Up to ' },
      { at: 6, text: '$10,000,000', href: '#figure-rtp-ceiling' },
      { at: 31, text: ', from ' },
      { at: 38, text: '21:00 ET', href: '#figure-fedwire-opens' },
      { at: 62, text: '.' },
    ],
  ],
  [
    `Email ${markedEmail('help@halyard.example')}`,
    [
      { at: 0, text: 'Email ' },
      { at: 6, text: 'help@halyard.example', href: 'mailto:help@halyard.example' },
    ],
  ],
  [
    markedPage('https://status.halyard.example/now?a=1'),
    [
      {
        at: 0,
        text: 'https://status.halyard.example/now?a=1',
        href: 'https://status.halyard.example/now?a=1',
      },
    ],
  ],
])('%p is split into its parts', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces);
});

test('marks are removed without changing the text', () => {
  expect(unmarked(`Up to ${ceiling}, from ${opens}.`)).toBe('Up to $10,000,000, from 21:00 ET.');
  expect(unmarked(`Email ${markedEmail('help@halyard.example')}.`)).toBe('Email help@halyard.example.');
  expect(unmarked('A [link] and ⟦brackets⟧.')).toBe('A [link] and ⟦brackets⟧.');
});

test("a figure's address is a fragment of the page", () => {
  expect(figureHref('rtp-ceiling')).toBe('#figure-rtp-ceiling');
});
