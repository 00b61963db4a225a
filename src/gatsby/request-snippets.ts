/** One request in four languages. Pure. */
import type { RequestBlock } from '../content-model/request-block';
import type { languages } from '../lib/code-language';
import { type Json, type LiteralStyle, literal, moved } from './request-literals';

/** A request, with what it does as the first line of each snippet, if that is to be said. */
export type ApiRequest = RequestBlock & { readonly title?: string };

/** Where the API is, and the environment variable that holds its key. */
export type Target = { readonly api: string; readonly variable: string };

/** A snippet, under a name that a visitor can choose. */
export type Snippet = {
  readonly name: (typeof languages)[number];
  readonly language: string;
  readonly code: string;
};

const grouped = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 10_000
    ? String(value).replace(/\B(?=(\d{3})+$)/g, '_')
    : String(value);

const constants = { true: 'true', false: 'false', null: 'null' };
const json: LiteralStyle = {
  string: (value) => JSON.stringify(value),
  number: String,
  key: (name) => JSON.stringify(name),
  constants,
  indent: 2,
  trailingComma: false,
  padding: ' ',
};
const typescript: LiteralStyle = {
  ...json,
  string: (value) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  number: grouped,
  key: (name) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : `'${name}'`),
  trailingComma: true,
};
const python: LiteralStyle = {
  ...json,
  number: grouped,
  constants: { true: 'True', false: 'False', null: 'None' },
  indent: 4,
  trailingComma: true,
  padding: '',
};

/** The body as a value of a language, its lines after the first moved to the right. */
const bodyIn = (body: string, style: LiteralStyle, spaces = 0): string =>
  moved(literal(JSON.parse(body) as Json, style), spaces);

/** The lines that are there, one below the other. */
const lines = (...all: (string | false | undefined)[]): string =>
  all.filter((line): line is string => typeof line === 'string').join('\n');

function curl({ title, method, path, key, body }: ApiRequest, { api, variable }: Target): string {
  // With a body curl sends a POST by itself, without one a GET.
  const own = body === undefined ? 'GET' : 'POST';
  // A shell would read the signs of a query.
  const address = path.includes('?') ? `"${api}${path}"` : `${api}${path}`;
  const parts = [
    `curl ${method === own ? '' : `-X ${method} `}${address}`,
    `  -H "Authorization: Bearer $${variable}"`,
    key && `  -H "Idempotency-Key: ${key}"`,
    body && `  -H "Content-Type: application/json"`,
    body && `  -d '${bodyIn(body, json, 2).replaceAll("'", "'\\''")}'`,
  ].filter(Boolean);
  return lines(title && `# ${title}`, parts.join(' \\\n'));
}

function fetched({ title, method, path, key, body }: ApiRequest, { api, variable }: Target): string {
  return lines(
    title && `// ${title}`,
    `const response = await fetch('${api}${path}', {`,
    method !== 'GET' && `  method: '${method}',`,
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.${variable}}\`,`,
    key && `    'Idempotency-Key': '${key}',`,
    body && `    'Content-Type': 'application/json',`,
    '  },',
    body && `  body: JSON.stringify(${bodyIn(body, typescript, 2)}),`,
    '});',
  );
}

function requests({ title, method, path, key, body }: ApiRequest, { api, variable }: Target): string {
  return lines(
    title && `# ${title}`,
    'import os, requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    "${api}${path}",`,
    '    headers={',
    `        "Authorization": f"Bearer {os.environ['${variable}']}",`,
    key && `        "Idempotency-Key": "${key}",`,
    '    },',
    body && `    json=${bodyIn(body, python, 4)},`,
    ')',
  );
}

function netHttp({ title, method, path, key, body }: ApiRequest, { api, variable }: Target): string {
  return lines(
    title && `// ${title}`,
    // A raw string cannot hold a backtick.
    body && `body := strings.NewReader(\`${bodyIn(body, json).replaceAll('`', '\\u0060')}\`)`,
    `req, err := http.NewRequest("${method}", "${api}${path}", ${body ? 'body' : 'nil'})`,
    'if err != nil {',
    '  return err',
    '}',
    `req.Header.Set("Authorization", "Bearer "+os.Getenv("${variable}"))`,
    key && `req.Header.Set("Idempotency-Key", "${key}")`,
    body && `req.Header.Set("Content-Type", "application/json")`,
    'res, err := http.DefaultClient.Do(req)',
  );
}

/** The snippets of a request. Throws where its body is no JSON: the content check refuses it before. */
export const snippetsOf = (request: ApiRequest, target: Target): Snippet[] => [
  { name: 'cURL', language: 'bash', code: curl(request, target) },
  { name: 'TypeScript', language: 'typescript', code: fetched(request, target) },
  { name: 'Python', language: 'python', code: requests(request, target) },
  { name: 'Go', language: 'go', code: netHttp(request, target) },
];

/** JSON as a reader wants it: fields on lines, small objects on one. */
export const prettyJson = (text: string): string => literal(JSON.parse(text) as Json, json);
