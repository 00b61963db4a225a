import { sentenceMarks } from './sentence-marks';
import { bestSentence, firstSentence, readText } from './sentences';

const marked = (sentence: string) => sentenceMarks.start + sentence + sentenceMarks.end;

/** A text as the index stores it: a heading, two paragraphs, code between them. */
const content = [
  'Limits.',
  marked('Limits count per organization, over all its keys.'),
  marked('A client that reacts works under every limit, whatever the rate is.'),
  'curl -X POST { "rate": "limit" }',
  // Pagefind adds a period at the end of a block.
  `${marked('Wait, then send it again.')}.`,
].join(' ');

const words = content.split(/\s+/);
const at = (...found: string[]) =>
  words.flatMap((word, index) => (found.some((part) => word.includes(part)) ? [index] : []));
const written = (pieces: ReturnType<typeof bestSentence>) =>
  pieces.map(({ text, marked: is }) => (is ? `[${text}]` : text)).join('');

test('the sentence with most of the words, whole, without code and headings', () => {
  const pieces = bestSentence(readText(content), at('rate', 'limit', 'Limit'), ['rate', 'limit']);
  expect(written(pieces)).toBe('A client that reacts works under every [limit], whatever the [rate] is.');
});

test('of equals the first', () => {
  expect(written(bestSentence(readText(content), at('limit', 'Limit'), ['limit']))).toBe(
    '[Limits] count per organization, over all its keys.',
  );
});

test('a long sentence only if no shorter one has as many of the words', () => {
  const long = `${marked(`The rate ${'is one of many words '.repeat(8)}here.`)} ${marked('The rate is 3%.')}`;
  const found = long.split(/\s+/).flatMap((word, index) => (word === 'rate' ? [index] : []));
  expect(written(bestSentence(readText(long), found, ['rate']))).toBe('The [rate] is 3%.');
});

test('within a part, its own sentences only', () => {
  const part = { start: words.indexOf('curl'), end: words.length };
  expect(bestSentence(readText(content), at('limit'), ['limit'], part)).toEqual([]);
  expect(written(firstSentence(readText(content), part))).toBe('Wait, then send it again.');
});

test('a match in code alone yields no sentence', () => {
  expect(bestSentence(readText(content), at('curl'), ['curl'])).toEqual([]);
});
