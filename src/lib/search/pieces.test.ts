import { excerptPieces, titlePieces } from './pieces';

/** Pieces as a text, marked ones in brackets. */
const written = (pieces: ReturnType<typeof titlePieces>): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['a <mark>word</mark> of <mark>two</mark>', 'a [word] of [two]'],
  ['<mark>first</mark> word', '[first] word'],
  ['List&lt;<mark>Account</mark>&gt; and <b>', 'List<[Account]> and <b>'],
  ['', ''],
])('in the excerpt %p the marks are parsed, and escaped signs are text', (excerpt, text) => {
  expect(written(excerptPieces(excerpt))).toBe(text);
});

test.each([
  ['Webhooks', 'web', '[Web]hooks'],
  ['Sending ACH', 'ach send', '[Send]ing [ACH]'],
  ['ach_transfer.updated', 'ach_transfer.updated', '[ach_transfer.updated]'],
  ['Reach and each', 'ach', 'Reach and each'],
  ['What (and how)', '(and', 'What [(and] how)'],
  ['Fees', ' ', 'Fees'],
])('in the title %p what %p begins is marked', (title, typed, text) => {
  expect(written(titlePieces(title, typed))).toBe(text);
});
