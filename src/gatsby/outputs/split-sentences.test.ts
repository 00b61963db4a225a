import { splitSentences } from './split-sentences';

test.each([
  ['Test it at 4:45 p.m. ET. Then wait.', ['Test it at 4:45 p.m. ET.', 'Then wait.']],
  ['It says "Hello." Then it ends.', ['It says "Hello."', 'Then it ends.']],
  [
    'See No. 5 of the U.S. Treasury. (It moved.) 30 days later it ends.',
    ['See No. 5 of the U.S. Treasury.', '(It moved.)', '30 days later it ends.'],
  ],
  ['See fact. null if it has none.', ['See fact.', 'null if it has none.']],
])('the sentences of %p', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences);
});
