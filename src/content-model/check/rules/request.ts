import { type Description, type Parameter, resolved, type Schema } from '../../api/openapi';
import { isSimulation, operationFor, operationsOf, type Placed } from '../../api/operations';
import { pointerTo } from '../../api/pointer';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { nearest, suggestion } from '../../read/suggestions';
import { type Api, apiOf, resourceOfId } from '../api';
import { codeBlocksOf, type ShownRequest, type ShownText, shownIn } from '../code-blocks';
import { readJson } from '../json-text';
import { proseOf } from '../prose';
import type { Report, Rule } from '../rule';
import { recordsIn, type Site } from '../site';

function unknownOperation(name: string, description: Description): string {
  const known = operationsOf(description).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  return `"${name}" isn't an operation of the API; ${suggestion(name, known, 'see the API reference')}`;
}

/** Reports what is wrong with JSON that a schema describes. */
function checkJson(
  content: ContentFile,
  shown: ShownText,
  site: Site,
  report: Report,
  faults: (value: unknown) => { path: readonly string[]; message: string }[],
): void {
  const read = readJson(shown.text, site.variables ?? new Map());
  if ('fault' in read) {
    report(content, shown.pointAt(read.offset), read.fault);
    return;
  }
  for (const { path, message } of faults(read.value))
    report(content, shown.pointAt(read.offsetOf(path)), message);
}

/** What is wrong with the filters of a request. */
function queryFaults(query: string, { path, method, operation }: Placed, api: Api): string[] {
  const { parameters = [] } = operation;
  const known = parameters.map((one) => resolved<Parameter>(one, api.description).name);
  return [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const name = key.replace(/\[.*\]$/, '');
    const index = known.indexOf(name);
    const parameter = parameters[index];
    if (!parameter) return `"${name}" isn't a filter here; ${suggestion(name, known, 'remove it')}`;
    const ref =
      '$ref' in parameter ? parameter.$ref : pointerTo(['paths', path, method, 'parameters', index]);
    const faults = (one: unknown) => api.validate(`${ref}/schema`, one).map(({ message }) => message);
    // A query has only text, which may stand for a number.
    return /[{}…]/.test(value) || faults(Number(value)).length === 0 ? [] : faults(value);
  });
}

function checkRequest(
  content: ContentFile,
  { request, shown, body }: ShownRequest,
  api: Api,
  site: Site,
  report: Report,
): void {
  const { method, path } = request;
  const [bare = '', query = ''] = path.split('?');
  const at = shown.pointAt(Math.max(0, shown.text.indexOf(path)));
  const found = operationFor(method, bare, api.description);
  if (!found) {
    report(content, at, unknownOperation(`${method} ${bare}`, api.description));
    return;
  }
  for (const message of queryFaults(query, found, api)) report(content, at, message);
  const segments = bare.split('/');
  for (const [index, segment] of found.path.split('/').entries()) {
    const kind = /^\{(\w+)_id\}$/.exec(segment)?.[1] ?? '';
    const id = resourceOfId(segments[index] ?? '', api.resources);
    if (api.resources.includes(kind) && id !== undefined && id !== kind)
      report(
        content,
        at,
        `"${segments[index]}" is the ID of a resource of the kind "${id}"; write one that starts with "${kind}_"`,
      );
  }
  const { requestBody } = found.operation;
  const [type] = Object.keys(requestBody?.content ?? {});
  if (request.body === undefined || request.body === '') {
    if (requestBody?.required)
      report(content, at, `${method} ${bare} needs a body; write it as JSON below an empty line`);
  } else if (type === undefined) report(content, body.pointAt(0), `${method} ${bare} has no body; remove it`);
  else if (type === 'application/json')
    checkJson(content, body, site, report, (value) =>
      api.validate(
        pointerTo(['paths', found.path, found.method, 'requestBody', 'content', type, 'schema']),
        value,
      ),
    );
}

/** The API's objects in a response, at any depth. */
function* objectsIn(
  value: unknown,
  resources: readonly string[],
  path: string[] = [],
): Generator<{ name: string; value: unknown; path: string[] }> {
  const [own] = recordsIn([value]);
  const name =
    typeof own?.type === 'string'
      ? own.type
      : typeof own?.id === 'string'
        ? resourceOfId(own.id, resources)
        : undefined;
  if (name !== undefined && resources.includes(name)) yield { name, value, path };
  else if (typeof value === 'object' && value !== null)
    for (const [key, entry] of Object.entries(value)) yield* objectsIn(entry, resources, [...path, key]);
}

/** The errors of the objects in a response. Texts may show a part of one, so nothing is missing. */
const responseFaults = (value: unknown, { validate, resources }: Api) =>
  [...objectsIn(value, resources)].flatMap((object) =>
    validate(`#/components/schemas/${object.name}`, object.value)
      .filter(({ message }) => !/^The field .* is missing/.test(message))
      .map((error) => ({ ...error, path: [...object.path, ...error.path] })),
  );

/** A request that a text names: its method, its path, and where it is. */
type Named = { readonly method: string; readonly path: string; readonly place: Parameters<Report>[1] };

/** Operations that texts name, as in `POST /cards`. */
function* namedIn(content: ContentFile): Generator<Named> {
  for (const node of nodesIn(content.tree())) {
    if (node.type !== 'inlineCode') continue;
    const [, method, path] = /^(GET|POST|PATCH|DELETE|PUT) (\/[a-z]\S*)$/.exec(node.value) ?? [];
    if (method !== undefined && path !== undefined) yield { method, path, place: node.position?.start };
  }
}

/** Calls with curl. */
export function* calledIn(
  content: ContentFile,
): Generator<Named & { readonly isLive: boolean; readonly command: string }> {
  for (const { language, text, pointAt } of codeBlocksOf(content)) {
    for (const { 0: command, index } of language === 'bash'
      ? text.matchAll(/\bcurl\b(?:[^\n\\]|\\\n?|'[^']*')*/g)
      : []) {
      const [address, path] = /\{urls\.(?:sandbox_)?api\}(\/[^\s"'\\]+)/.exec(command) ?? [];
      if (address === undefined || path === undefined) continue;
      const hasBody = /\s(?:-d|--data\S*|--json)\b/.test(command);
      const method = /(?:-X|--request)[ =]?([A-Z]+)/.exec(command)?.[1] ?? (hasBody ? 'POST' : 'GET');
      yield {
        method,
        path,
        place: pointAt(index + command.indexOf(address)),
        isLive: address.startsWith('{urls.api}'),
        command,
      };
    }
  }
}

/** Reports events and types of errors that texts name, as in `card.created`, and that don't exist. */
function checkNames(content: ContentFile, { description, resources }: Api, report: Report): void {
  const { schemas } = description.components;
  const constants = ({ oneOf = [] }: Schema = {}) => oneOf.map((choice) => String(choice.const));
  const events = constants(schemas.event_category);
  const verbs = new Set(events.map((event) => event.split('.')[1] ?? ''));
  const errors = constants(schemas.error?.properties?.type);
  const code = [...nodesIn(content.tree())].flatMap((node) =>
    node.type === 'inlineCode' ? [{ text: node.value, pointAt: () => node.position?.start }] : [],
  );
  for (const { text, pointAt } of [...proseOf(content), ...code])
    for (const { 0: name, index } of text.matchAll(
      /(?<![\w./@-])[a-z_]+(?:\.[a-z_]+|_error)(?![\w-]|\.\w)/g,
    )) {
      const [object = '', verb] = name.split('.');
      const known = verb === undefined ? errors : events;
      const isMeant =
        verb === undefined
          ? nearest(name, errors) !== undefined
          : nearest(verb, verbs) !== undefined &&
            nearest(object, resources) !== undefined &&
            !Object.hasOwn(schemas[object]?.properties ?? {}, verb);
      if (isMeant && !known.includes(name))
        report(content, pointAt(index), `"${name}" isn't one of the API's; ${suggestion(name, known)}`);
    }
}

/** Reports requests that are only named, without a body to check. */
function checkNamed(content: ContentFile, { description }: Api, report: Report): void {
  const calls = [...calledIn(content)];
  for (const { method, path, place } of [...namedIn(content), ...calls]) {
    const bare = path.replace(/\?.*$/, '').replace(/\$\{?\w+\}?/g, '{}');
    if (!operationFor(method, bare, description))
      report(content, place, unknownOperation(`${method} ${bare}`, description));
  }
  for (const { path, place, isLive } of calls)
    if (isLive && isSimulation(path))
      report(content, place, 'Simulations exist only in the sandbox; write {urls.sandbox_api}');
}

/** Requests and responses that the API wouldn't accept or send. */
export const rule: Rule = {
  id: 'request',
  severity: 'error',
  about:
    'A request or a response that doesn’t fit the API description: operation, filters, fields and values.',
  example: {
    file: 'documentation/sending-ach.md',
    from: '"statement_descriptor": "Funding 47",',
    to: '"statement_descriptr": "Funding 47",',
  },
  needsAllFiles: true,
  checkFile: (content, site, report) => {
    const api = apiOf(site);
    if (!api) return;
    for (const { request, response } of shownIn(content)) {
      if (request) checkRequest(content, request, api, site, report);
      // Another rule reports code blocks that aren't JSON.
      const isBlock = content.type.format === 'markdown';
      if (response && !(isBlock && 'fault' in readJson(response.text, site.variables ?? new Map())))
        checkJson(content, response, site, report, (value) => responseFaults(value, api));
    }
    checkNamed(content, api, report);
    checkNames(content, api, report);
  },
};
