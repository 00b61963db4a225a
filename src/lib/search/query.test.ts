import { hasAll, keyOf, normalized, parseQuery } from './query';

test.each([
  ['\u200bR01 ', 'R01'],
  ['ＲＴＰ', 'RTP'],
  ['check\u201121', 'check-21'],
])('%p is read as %p', (typed, text) => {
  expect(normalized(typed)).toBe(text);
});

test.each([
  ['check-21', 'Check 21'],
  ['check21', 'Check 21'],
  ['rate_limits', 'rate limit'],
  ['“Sending checks”', 'sending check'],
])('%p and %p are the same name', (one, other) => {
  expect(keyOf(one)).toBe(keyOf(other));
});

test('the words of a question that say nothing are left out, unless there are no others', () => {
  expect(parseQuery('How do I stop a check?').asked).toBe('stop check');
  expect(parseQuery('RTP vs FedNow').asked).toBe('rtp fednow');
  expect(parseQuery('to be').asked).toBe('to be');
});

test('text in quotation marks and names in code are asked for as they are', () => {
  expect(parseQuery('"same day"').asked).toBe('"same day"');
  expect(parseQuery('idempotency_key')).toMatchObject({ asked: 'idempotency_key', code: 'idempotency_key' });
});

test('the last word may be half typed', () => {
  expect(hasAll('Webhooks', ['webho'])).toBe(true);
  expect(hasAll('Webhook signatures', ['webho', 'signature'])).toBe(false);
});
