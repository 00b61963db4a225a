import { execFileSync } from 'node:child_process';
import { createContext, runInContext } from 'node:vm';
import { type ApiRequest, snippetsOf } from './request-snippets';

const body = {
  account_id: 'account_1',
  amount: 125000,
  count: 7,
  memo: `It's "half" a \`day\`, ü\nC:\\new`,
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

test('there are four languages, each with the title, address, idempotency key and environment variable', () => {
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

test('the TypeScript sends the exact body', async () => {
  const fetch = jest.fn().mockResolvedValue({ ok: true, json: () => ({}) });
  const context = createContext({
    fetch,
    process: { env: { QUAYSIDE_API_KEY: 'secret' } },
    JSON,
    console: { log: () => {} },
  });
  await runInContext(`(async () => { ${code('TypeScript')} })()`, context);
  const [address, { method, headers, body: sent }] = fetch.mock.calls[0];
  expect(address).toBe('https://api.example/ach_transfers');
  expect(method).toBe('POST');
  expect(headers.Authorization).toBe('Bearer secret');
  expect(JSON.parse(sent)).toEqual(body);
});

test('the shell passes the exact body to cURL', () => {
  const script = `curl() { printf '%s\\0' "$@"; }\n${code('cURL')}`;
  const given = execFileSync('sh', ['-c', script], { env: { QUAYSIDE_API_KEY: 'secret' } })
    .toString('utf8')
    .split('\0');
  expect(given.slice(0, 3)).toEqual(['-X', 'POST', 'https://api.example/ach_transfers']);
  expect(given).toContain('Authorization: Bearer secret');
  expect(JSON.parse(given[given.indexOf('-d') + 1] ?? '')).toEqual(body);
});

test('Python has its constants, and reads the key from the environment', () => {
  expect(code('Python')).toContain('"return-date": None,');
  expect(code('Python')).toContain('"third_party": True,');
  expect(code('Python')).toMatch(/^# Send it\nimport os\n\nimport requests$/m);
  expect(code('Python')).toContain(`f"Bearer {os.environ['QUAYSIDE_API_KEY']}"`);
});

test('Python and Go have the text with its line break and its backslash escaped, and check the response', () => {
  const memo = JSON.stringify(body.memo);
  expect(code('Python')).toContain(`"memo": ${memo},`);
  expect(code('Python')).toContain('response.raise_for_status()');
  expect(code('Go')).toContain(`\n\t"memo":        ${memo},\n\t"return-date": nil,`);
  expect(code('Go')).toContain('"list": []any{\n\t\t"one",\n\t\tfalse,\n\t},');
  expect(code('Go')).toContain('response.StatusCode != http.StatusOK');
});

test('a form that uploads a file is only shown for the shell', () => {
  const form = { file: '@check.png', purpose: 'check_image_front' };
  const snippets = snippetsOf({ method: 'POST', path: '/files', form }, target);
  expect(snippets.map(({ name }) => name)).toEqual(['cURL']);
  expect(snippets[0]?.code).toContain("-F 'file=@check.png'");
  expect(snippets[0]?.code).toContain("-F 'purpose=check_image_front'");
});

test('another method is named in each language', () => {
  expect(code('cURL', { method: 'PATCH' })).toContain('curl -X PATCH \\\n');
  expect(code('TypeScript', { method: 'PATCH' })).toContain('method: "PATCH"');
  expect(code('Python', { method: 'PATCH' })).toContain('requests.patch(');
  expect(code('Go', { method: 'PATCH' })).toContain('"PATCH"');
});
