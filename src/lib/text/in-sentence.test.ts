import { inSentence } from './in-sentence';

test.each([
  ['Wire transfer', 'wire transfer'],
  ['ACH transfer', 'ACH transfer'],
  ['FedNow transfer', 'FedNow transfer'],
  ['The Federal Reserve and the networks', 'the Federal Reserve and the networks'],
  ['Real-time decision', 'real-time decision'],
  ['', ''],
])('%j is %j in a sentence', (name, words) => {
  expect(inSentence(name)).toBe(words);
});
