import { markedPieces } from './pieces';
import { subjectWords } from './words';

/** Pieces as a text, marked ones in brackets. */
const written = (pieces: ReturnType<typeof markedPieces>): string =>
  pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('');

test.each([
  ['Webhooks', 'web', '[Webhooks]'],
  ['Sending ACH', 'ach send', '[Sending] [ACH]'],
  ['rate_limited_error: Too many requests', 'rate limit', '[rate_limited_error]: Too many requests'],
  ['ach_transfer.updated', 'ach_transfer.updated', '[ach_transfer.updated]'],
  ['Reach and each', 'ach', 'Reach and each'],
  ['Stop a check ("today").', 'how do I stop a check today', '[Stop] a [check] ("[today]").'],
  ['Fees', ' ', 'Fees'],
])('in %p the words of %p are marked', (title, typed, text) => {
  expect(written(markedPieces(title, subjectWords(typed)))).toBe(text);
});
