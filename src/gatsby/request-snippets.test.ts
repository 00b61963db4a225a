/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { type ApiRequest, prettyJson, snippetsOf } from './request-snippets';

const body = {
  account_id: 'account_1',
  amount: 125000,
  count: 7,
  memo: `It's "half" a \`day\`, ü`,
  'return-date': null,
  third_party: true,
  nested: { settlement_schedule: 'same_day' },
  list: ['one', false],
  long: { street: 'A street with a very long name indeed', city: 'A city with a long name' },
  empty: {},
};
const request: ApiRequest = {
  title: 'Send it',
  method: 'POST',
  path: '/ach_transfers',
  key: 'key-1',
  body: JSON.stringify(body),
};
const target = { api: 'https://api.example', variable: 'QUAYSIDE_API_KEY' };

/** The code in a language. */
function code(name: string, over: Partial<ApiRequest> = {}): string {
  return snippetsOf({ ...request, ...over }, target).find((snippet) => snippet.name === name)?.code ?? '';
}

test('there are four languages, each with the title, the address, the key and the variable', () => {
  const snippets = snippetsOf(request, target);
  expect(snippets.map(({ name, language }) => `${name} ${language}`)).toEqual([
    'cURL bash',
    'TypeScript typescript',
    'Python python',
    'Go go',
  ]);
  for (const snippet of snippets) {
    for (const words of ['Send it', 'https://api.example/ach_transfers', 'key-1', 'QUAYSIDE_API_KEY']) {
      expect(snippet.code).toContain(words);
    }
  }
});

test('the TypeScript sends the body as it is', async () => {
  const fetch = jest.fn();
  const context = createContext({ fetch, process: { env: { QUAYSIDE_API_KEY: 'secret' } }, JSON });
  await runInContext(`(async () => { ${code('TypeScript')} })()`, context);
  const [address, { method, headers, body: sent }] = fetch.mock.calls[0];
  expect(address).toBe('https://api.example/ach_transfers');
  expect(method).toBe('POST');
  expect(headers.Authorization).toBe('Bearer secret');
  expect(JSON.parse(sent)).toEqual(body);
});

test('a shell hands the body of the cURL to the command as it is', () => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${code('cURL')}`;
  const given = execFileSync('sh', ['-c', script], { env: { QUAYSIDE_API_KEY: 'secret' } })
    .toString('utf8')
    .split('\0');
  expect(given[0]).toBe('https://api.example/ach_transfers');
  expect(given).toContain('Authorization: Bearer secret');
  expect(JSON.parse(given[given.indexOf('-d') + 1] ?? '')).toEqual(body);
});

test('Python has its own constants, numbers in groups and commas at the end', () => {
  expect(code('Python')).toContain(`    json={
        "account_id": "account_1",
        "amount": 125_000,
        "count": 7,`);
  expect(code('Python')).toContain('"return-date": None,');
  expect(code('Python')).toContain('"third_party": True,');
  expect(code('Python')).toContain('"list": ["one", False],');
  expect(code('Python')).toContain('"nested": {"settlement_schedule": "same_day"},');
});

test('the raw string of Go holds JSON without a backtick', () => {
  const raw = code('Go').split('`')[1] ?? '';
  expect(code('Go').split('`')).toHaveLength(3);
  expect(JSON.parse(raw)).toEqual(body);
});

test('an object that is too long for a line is broken', () => {
  expect(code('TypeScript')).toContain(`    long: {
      street: 'A street with a very long name indeed',
      city: 'A city with a long name',
    },`);
  expect(code('TypeScript')).toContain("nested: { settlement_schedule: 'same_day' },");
  expect(code('TypeScript')).toContain("'return-date': null,");
  expect(code('TypeScript')).toContain('empty: {},');
});

test('another method is named in each language', () => {
  expect(code('cURL', { method: 'PATCH' })).toContain('curl -X PATCH https');
  expect(code('TypeScript', { method: 'PATCH' })).toContain("method: 'PATCH'");
  expect(code('Python', { method: 'PATCH' })).toContain('requests.patch(');
  expect(code('Go', { method: 'PATCH' })).toContain('"PATCH"');
});

test('a response is laid out like a body', () => {
  expect(prettyJson('{"id":"x","submission":{"trace_number":"1"},"amount":125000}')).toBe(
    '{\n  "id": "x",\n  "submission": { "trace_number": "1" },\n  "amount": 125000\n}',
  );
});
