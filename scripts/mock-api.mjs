/** A server that validates requests by public/openapi.json and responds with its examples, for tests of snippets and clients. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const api = JSON.parse(readFileSync('public/openapi.json', 'utf8'));

/** The API's addresses, which tests replace with the server's. */
export const hosts = api.servers.map(({ url }) => url);

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

/** What is wrong with each request, by the first segment of its path: a number that each client has. */
export const seen = new Map();

export const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  const [, id = '', path = ''] = /^\/(\d+)(\/.*)$/.exec(url.pathname) ?? [];
  const keys = operationOf(request.method?.toLowerCase(), decodeURIComponent(path));
  const body = await text(request);
  const wrong = keys ? faultOf(request, keys, url.searchParams, body) : 'the API has no such operation';
  seen.set(id, [...(seen.get(id) ?? []), wrong && `${request.method} ${path}: ${wrong}`]);
  response.writeHead(wrong ? 400 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(wrong ? { error: wrong } : exampleOf([...keys, 'responses', '200'])));
});

server.listen(0, '127.0.0.1');
await once(server, 'listening');

/** The server's address for a client with a number. */
export const addressFor = (id) => `http://127.0.0.1:${server.address().port}/${id}`;
