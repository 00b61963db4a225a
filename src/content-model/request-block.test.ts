import { readRequest } from './request-block';

test('a request with key and body', () => {
  expect(readRequest('POST /ach_transfers\nIdempotency-Key: key-1\n\n{ "amount": 1 }\n')).toEqual({
    method: 'POST',
    path: '/ach_transfers',
    key: 'key-1',
    body: '{ "amount": 1 }',
  });
});

test.each([
  ['GET /accounts?limit=2&cursor=abc', { method: 'GET', path: '/accounts?limit=2&cursor=abc' }],
  ['POST /cards/{id}/cancel', { method: 'POST', path: '/cards/{id}/cancel' }],
  ['PATCH /cards/card_1\n\n{}', { method: 'PATCH', path: '/cards/card_1', body: '{}' }],
])('%j', (text, expected) => {
  expect(readRequest(text)).toEqual(expected);
});

test.each([
  ['', 1, /must start with its method/],
  ['SEND /accounts', 1, /must start with its method/],
  ['GET accounts', 1, /must start with its method/],
  ['POST /accounts\nAuthorization: x\n\n{}', 2, /only an idempotency key/],
  ['POST /accounts\nIdempotency-Key: a b', 2, /only an idempotency key/],
  ['POST /accounts\nIdempotency-Key: a\nX: y\n\n{}', 2, /only an idempotency key/],
  ['POST /accounts\n\n{ "amount": }', 3, /is not JSON/],
  ['POST /accounts\nIdempotency-Key: a\n\n{', 4, /is not JSON/],
  ['GET /accounts\n\n{}', 3, /has no body/],
])('%j is refused on line %d', (text, line, message) => {
  const read = readRequest(text);
  expect(read).toHaveProperty('fault.line', line);
  expect(read).toHaveProperty('fault.message', expect.stringMatching(message));
});
