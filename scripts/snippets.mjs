/**
 * `npm run test:snippets [-- python typescript]`: runs the requests of the built pages, by default those in cURL, against a server
 * that validates them by public/openapi.json and responds with its examples.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const api = JSON.parse(readFileSync('public/openapi.json', 'utf8'));
const hosts = api.servers.map(({ url }) => url);

/** The page whose commands build on each other. */
const quickstart = 'documentation/quickstart/index.html';

/** How to run code, and the class of its element in a page. */
const languages = {
  curl: { className: 'language-bash', command: ['bash', '-euo', 'pipefail', '-c'] },
  python: { className: 'language-python', command: ['python3', '-c'] },
  typescript: { className: 'language-typescript', command: [process.execPath, '--input-type=module', '-e'] },
};

/** Validators of JSON, and of the query, where numbers are text. */
const [json, form] = [false, 'array'].map((coerceTypes) => {
  const ajv = new Ajv2020.default({ strict: false, validateSchema: false, coerceTypes });
  addFormats.default(ajv);
  return ajv.addSchema(api, 'api');
});

const unescaped = (key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
const escaped = (key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
const valueAt = (keys) => keys.reduce((part, key) => part?.[key], api);

/** The keys of a part of the description; of its target if it's a reference. */
function resolved(keys) {
  const { $ref } = valueAt(keys) ?? {};
  return $ref ? $ref.split('/').slice(1).map(unescaped) : keys;
}

/** What is wrong with a value, given the keys of its schema; undefined if it's valid. */
function fault(value, keys, ajv) {
  const validate = ajv.getSchema(`api#/${keys.map(escaped).join('/')}`);
  return validate(value) ? undefined : ajv.errorsText(validate.errors);
}

/** The keys of the operation that a request asks for. A path without placeholders comes first. */
function operationOf(method, path) {
  const candidates = Object.keys(api.paths).filter((template) => api.paths[template][method]);
  const fits = (template) => new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  const template = candidates.find((one) => one === path) ?? candidates.find(fits);
  return template && ['paths', template, method];
}

/** What is wrong with a request; undefined if nothing is. @param keys of its operation */
function faultOf({ headers }, keys, query, body) {
  if (!headers.authorization?.startsWith('Bearer ')) return 'it has no API key';
  const { parameters = [], requestBody } = valueAt(keys);
  const allowed = parameters.map((_one, index) => resolved([...keys, 'parameters', index]));
  for (const [name, value] of query) {
    const parameter = allowed.find((one) => valueAt(one).in === 'query' && valueAt(one).name === name);
    if (!parameter) return `it has no parameter "${name}"`;
    const wrong = fault(value, [...parameter, 'schema'].map(String), form);
    if (wrong) return `${name}: ${wrong}`;
  }
  if (!requestBody) return body && 'it has a body';
  if (!body && !requestBody.required) return undefined;
  if (!requestBody.content['application/json']) return body ? undefined : 'it has no body';
  if (headers['content-type'] !== 'application/json') return `its type is ${headers['content-type']}`;
  const schema = [...resolved([...keys, 'requestBody']), 'content', 'application/json', 'schema'];
  try {
    return fault(JSON.parse(body), schema, json);
  } catch (error) {
    return `its body: ${error.message}`;
  }
}

/** The example of a response, given its keys. */
function exampleOf(keys) {
  const { example, examples } = valueAt(resolved(keys)).content?.['application/json'] ?? {};
  const place = [...resolved(keys), 'content', 'application/json', 'examples'];
  return example ?? (examples ? valueAt(resolved([...place, Object.keys(examples)[0]])).value : {});
}

/** The requests of each snippet: what is wrong with each. A snippet's number is the first segment of the path. */
const seen = new Map();

const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  const [, id = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(url.pathname) ?? [];
  const keys = operationOf(request.method?.toLowerCase(), decodeURIComponent(path));
  const body = await text(request);
  const wrong = keys ? faultOf(request, keys, url.searchParams, body) : 'the API has no such operation';
  seen.set(id, [...(seen.get(id) ?? []), wrong && `${request.method} ${path}: ${wrong}`]);
  response.writeHead(wrong ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(wrong ? { error: wrong } : exampleOf([...keys, 'responses', '200'])));
});

/** The code of a class in a page, without its markup. */
const codeIn = (html, className) =>
  [...html.matchAll(/<code[^>]*class="([^"]*)"[^>]*>([\s\S]*?)<\/code>/g)]
    .filter(([, classes]) => classes.split(' ').includes(className))
    .map(([, , code]) =>
      code
        .replace(/<[^>]+>/g, '')
        .replace(/&#x(\w+);/gi, (_all, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&'),
    );

/** Each request once, with the first page that shows it. */
function snippets(names) {
  const found = new Map();
  const pages = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  );
  for (const page of pages.filter((name) => name !== quickstart)) {
    const html = readFileSync(`public/${page}`, 'utf8');
    for (const language of names)
      for (const code of codeIn(html, languages[language].className))
        if (/^curl |requests\.|fetch\(/m.test(code) && hosts.some((host) => code.includes(host)))
          found.set(code, { page, language, code, count: 1 });
  }
  return [...found.values()];
}

/** The commands of the quickstart as one script. */
function walkthrough() {
  const code = codeIn(readFileSync(`public/${quickstart}`, 'utf8'), 'language-bash').join('\n');
  return { page: quickstart, language: 'curl', code, count: code.match(/(?:^|\()curl /gm)?.length ?? 0 };
}

/** Runs a snippet. Resolves to what is wrong with it; undefined if nothing is. */
async function run({ language, code, count }, id, origin) {
  const local = hosts.reduce((all, host) => all.replaceAll(host, `${origin}/${id}`), code);
  const withFiles = local.replace(/@[\w.-]+\.(?:png|jpg|pdf)/g, '@package.json');
  const [command, ...args] = languages[language].command;
  const child = spawn(command, [...args, withFiles], { env: { ...process.env, ...keys } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const requests = seen.get(String(id)) ?? [];
  const wrong = requests.find(Boolean);
  if (wrong) return wrong;
  if (child.exitCode) return `exit status ${child.exitCode}: ${errors.trim() || output.trim()}`;
  if (/^null$/m.test(output)) return 'a command printed null';
  return requests.length === count ? undefined : `${requests.length} requests instead of ${count}`;
}

const names = process.argv.slice(2);
const all = snippets(names.length > 0 ? names : ['curl']);
if (spawnSync('jq', ['--version']).status === 0) all.push(walkthrough());
else console.log('The quickstart is left out: its commands need jq.');
const apiKeys = all.flatMap(({ code }) => code.match(/\b[A-Z_]+_API_KEY\b/g) ?? []);
const keys = Object.fromEntries(apiKeys.map((name) => [name, 'key']));

server.listen(0, '127.0.0.1');
await once(server, 'listening');
let passed = 0;
const waiting = [...all.entries()];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [id, { page, language }] = next;
    const wrong = await run(next[1], id, `http://127.0.0.1:${server.address().port}`);
    if (wrong) console.error(`${page} (${language}): ${wrong}`);
    else passed += 1;
  }
}
await Promise.all([work(), work(), work()]);
server.close();
console.log(`${passed} of ${all.length} snippets work`);
process.exitCode = passed === all.length && passed > 1 ? 0 : 1;
