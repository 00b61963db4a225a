/** One request in four languages. Pure. */
import { type Json, type LiteralStyle, literal, moved } from './request-literals';

export type ApiRequest = {
  readonly title: string;
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly key: string;
  /** JSON. */
  readonly body: string;
};

/** Where the API is, and the environment variable that holds its key. */
export type Target = { readonly api: string; readonly variable: string };

export type Snippet = { readonly name: string; readonly language: string; readonly code: string };

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

const read = ({ body }: ApiRequest): Json => JSON.parse(body) as Json;

function curl(request: ApiRequest, { api, variable }: Target): string {
  const { title, method, path, key } = request;
  const body = moved(literal(read(request), json), 2).replaceAll("'", "'\\''");
  const how = method === 'POST' ? '' : `-X ${method} `;
  return `# ${title}
curl ${how}${api}${path} \\
  -H "Authorization: Bearer $${variable}" \\
  -H "Idempotency-Key: ${key}" \\
  -H "Content-Type: application/json" \\
  -d '${body}'`;
}

function fetched(request: ApiRequest, { api, variable }: Target): string {
  const { title, method, path, key } = request;
  return `// ${title}
const response = await fetch('${api}${path}', {
  method: '${method}',
  headers: {
    Authorization: \`Bearer \${process.env.${variable}}\`,
    'Idempotency-Key': '${key}',
    'Content-Type': 'application/json',
  },
  body: JSON.stringify(${moved(literal(read(request), typescript), 2)}),
});`;
}

function requests(request: ApiRequest, { api, variable }: Target): string {
  const { title, method, path, key } = request;
  return `# ${title}
import os, requests

response = requests.${method.toLowerCase()}(
    "${api}${path}",
    headers={
        "Authorization": f"Bearer {os.environ['${variable}']}",
        "Idempotency-Key": "${key}",
    },
    json=${moved(literal(read(request), python), 4)},
)`;
}

function netHttp(request: ApiRequest, { api, variable }: Target): string {
  const { title, method, path, key } = request;
  // A raw string cannot hold a backtick.
  const body = literal(read(request), json).replaceAll('`', '\\u0060');
  return `// ${title}
body := strings.NewReader(\`${body}\`)
req, err := http.NewRequest("${method}", "${api}${path}", body)
if err != nil {
  return err
}
req.Header.Set("Authorization", "Bearer "+os.Getenv("${variable}"))
req.Header.Set("Idempotency-Key", "${key}")
req.Header.Set("Content-Type", "application/json")
res, err := http.DefaultClient.Do(req)`;
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
