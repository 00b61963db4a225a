import { inSentence } from './in-sentence';

test.each([
  ['Wire transfer', 'wire transfer'],
  ['ACH transfer', 'ACH transfer'],
  ['FedNow transfer', 'FedNow transfer'],
  ['Real-time decision', 'real-time decision'],
  ['', ''],
])('%j is %j within a sentence', (name, words) => {
  expect(inSentence(name)).toBe(words);
});
