import { sameStems, stemsOf, subjectOf, subjectWords } from './words';

test.each([
  ['how do I stop a check?', 'stop check?'],
  ['api key', 'api key'],
  ['what is the', 'what is the'],
  ['"for mobile deposit only"', '"for mobile deposit only"'],
  ['ach_transfer.updated', 'ach_transfer.updated'],
])('the subject of %p is %p', (typed, subject) => {
  expect(subjectOf(typed)).toBe(subject);
});

test.each([
  ['rate_limited_error: Too many requests', ['rate', 'limited', 'error', 'too', 'many', 'requests']],
  ["What's the customer’s balance?", ['whats', 'customers', 'balance']],
])('the words of %p that count', (text, words) => {
  expect(subjectWords(text)).toEqual(words);
});

test.each([
  ['Sending checks', 'check sending', true],
  ['Accounts and account numbers', 'account number', true],
  ['Rate limits', 'rate limit', true],
  ['Rate limits', 'rates', false],
  ['', '', false],
])('%p and %p have the same stems: %p', (a, b, same) => {
  expect(sameStems(stemsOf(a), stemsOf(b))).toBe(same);
});
