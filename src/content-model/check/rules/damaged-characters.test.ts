import { articleOf } from '../../../../tests/unit/small-api';
import { damagedDiagnostics } from './damaged-characters';

/** What is reported in the fields and the body of an article. */
const found = (body: string, description?: string) =>
  damagedDiagnostics(articleOf(body, description)).map(({ line, column, message, fix }) => [
    line,
    column,
    message,
    fix,
  ]);

test.each([
  ['â€™', '’'],
  ['â€œ', '“'],
  ['â€“', '–'],
  ['â€”', '—'],
  ['â€¦', '…'],
  ['â‚¬', '€'],
  ['â†’', '→'],
  ['Â§', '§'],
  ['Â©', '©'],
  ['Ã©', 'é'],
  ['Ã±', 'ñ'],
  ['Ãœ', 'Ü'],
  ['ðŸŽ‰', '🎉'],
])('%s', (damaged, meant) => {
  expect(found(`It is ${damaged} here.`)).toEqual([
    [5, 7, `"${damaged}" is what "${meant}" becomes in a wrong encoding`, `write "${meant}"`],
  ]);
});

test('a non-breaking space in a wrong encoding', () => {
  expect(found('A.', 'Aâ€™s and 5Â\u00A0days')).toEqual([
    [3, 15, '"â€™" is what "’" becomes in a wrong encoding', 'write "’"'],
    [3, 25, '"Â\u00A0" is what "\u00A0" becomes in a wrong encoding', 'type a space'],
  ]);
});

test('a part of a character', () => {
  expect(found('A â€" b')).toEqual([
    [5, 3, '"â€" is part of a character in a wrong encoding', 'type the character again'],
  ]);
});

test.each([
  ['ﬁle', 'fi', 'file'],
  ['conﬂict', 'fl', 'conflict'],
  ['oﬃce', 'ffi', 'office'],
])('%s', (word, letters, right) => {
  expect(found(`> A\n> **b** ${word} c ${word}`)).toEqual([
    [
      6,
      9,
      `"${word}" has "${letters}" as one character, so searches don't find the word`,
      `write "${right}"`,
    ],
  ]);
});

test.each([
  ['\u0430ccount', 'Cyrillic', 'a', 'account'],
  ['RT\u0420', 'Cyrillic', 'P', 'RTP'],
  ['\u0391CH', 'Greek', 'A', 'ACH'],
])('%s with a letter of another alphabet', (word, alphabet, letter, right) => {
  expect(found(`An ${word} is open.`)).toEqual([
    [
      5,
      4,
      `"${word}" has a ${alphabet} letter in place of "${letter}", so searches don't find the word`,
      `type the word again: "${right}"`,
    ],
  ]);
});

test.each([
  'Δt and µs',
  'Москва, Αθήνα',
  'SÃO PAULO, Âge, â la carte, Þórður',
  'café, naïve, ’ “ ” – — § € 🎉',
  '`â€™ ﬁ`',
])('%j is fine', (body) => {
  expect(found(body)).toEqual([]);
});
