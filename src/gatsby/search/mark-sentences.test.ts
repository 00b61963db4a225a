import { sentenceMarks } from '../../lib/search/sentence-marks';
import { markSentences, splitSentences } from './mark-sentences';

test.each([
  ['Test it at 4:45 p.m. ET. Then wait.', ['Test it at 4:45 p.m. ET.', 'Then wait.']],
  ['It says "Hello." Then it ends.', ['It says "Hello."', 'Then it ends.']],
  [
    'See No. 5 of the U.S. Treasury. (It moved.) 30 days later it ends.',
    ['See No. 5 of the U.S. Treasury.', '(It moved.)', '30 days later it ends.'],
  ],
  [
    'See fact. null if it has none. account_id names it.',
    ['See fact.', 'null if it has none.', 'account_id names it.'],
  ],
])('the sentences of %p', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});

test('sentences are marked, labels and introductions to code are not', () => {
  const { start, end } = sentenceMarks;
  expect(markSentences('As usual. The request was refused at once. It looked like this:')).toBe(
    `As usual. ${start}The request was refused at once.${end} It looked like this:`,
  );
});
