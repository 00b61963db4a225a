import { curlCalls } from './curl';

test('calls of our API, with the offsets of path and body', () => {
  const code = `export A=1\ncurl -X PATCH "{urls.api}/cards/card_1?x=1" \\\n  -H "Authorization: Bearer a" \\\n  -d '{ "a": 1 }'\ncurl https://a.example/b\ncurl {urls.sandbox_api}/accounts | jq`;
  const calls = curlCalls(code);
  expect(calls).toEqual([
    expect.objectContaining({
      method: 'PATCH',
      path: '/cards/card_1?x=1',
      body: '{ "a": 1 }',
      isSandbox: false,
    }),
    expect.objectContaining({ method: 'GET', path: '/accounts', isSandbox: true }),
  ]);
  const [first] = calls;
  expect(code.slice(first?.pathOffset)).toMatch(/^\/cards/);
  expect(code.slice(first?.bodyOffset)).toMatch(/^\{ "a"/);
});

test('a body makes a POST', () => {
  expect(curlCalls("curl {urls.api}/cards -d '{}'")).toEqual([
    expect.objectContaining({ method: 'POST', body: '{}' }),
  ]);
});

test.each([
  ["curl -XPATCH {urls.api}/cards/card_1 -d '{}'", 'PATCH'],
  ["curl --request=PATCH {urls.api}/cards/card_1 -d '{}'", 'PATCH'],
  ['curl -G {urls.api}/cards -d limit=1', 'GET'],
  ['curl {urls.api}/cards --get -d limit=1', 'GET'],
])('%s is a %s', (code, method) => {
  const [call] = curlCalls(code);
  expect(call?.method).toBe(method);
  if (call?.methodOffset !== undefined) expect(code.slice(call.methodOffset)).toMatch(/^PATCH /);
});

test.each([
  ["curl {urls.api}/cards \\ \n  -d '{}'", 'after a backslash with a space'],
  ["curl {urls.api}/cards\n  -d '{}'", 'on the next line'],
  ["curl {urls.api}/cards –data '{}'", 'with a dash'],
])('%j has its body, although the option is %s', (code) => {
  const [call] = curlCalls(code);
  expect(call).toMatchObject({ method: 'POST', body: '{}', bodyOffset: code.indexOf('{}') });
});

test('a body in curly quotes is not read', () => {
  expect(curlCalls('curl {urls.api}/cards -d “{}”')).toEqual([
    expect.objectContaining({ method: 'POST', hasUnreadBody: true }),
  ]);
});
