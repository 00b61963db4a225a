import { type Description, type Parameter, resolved, type Schema } from '../../api/openapi';
import { isSimulation, operationFor, operationsOf, type Placed, parametersOf } from '../../api/operations';
import { pointerTo } from '../../api/pointer';
import type { ContentFile } from '../../read/content-file';
import { nodesIn } from '../../read/nodes';
import { nearest, suggestion } from '../../read/suggestions';
import { type Api, apiOf, resourceOfId } from '../api';
import { codeBlocksOf, type ShownRequest, type ShownText, shownIn } from '../code-blocks';
import { readJson } from '../json-text';
import type { Report, Rule } from '../rule';
import { recordsIn, type Site } from '../site';

/** A request as texts name it, with IDs as placeholders. */
const general = (name: string): string => name.replace(/[a-z_]+_[a-z0-9]{16,}|\{[^}]*\}|…/g, '{}');

function unknownOperation(name: string, description: Description): string {
  const known = operationsOf(description).map(({ method, path }) => `${method.toUpperCase()} ${path}`);
  const path = general(name).replace(/^\S+ /, '');
  const methods = known.filter((one) => general(one).replace(/^\S+ /, '') === path);
  const fix =
    methods.length > 0 ? `did you mean "${methods[0]}"?` : suggestion(name, known, 'see the API reference');
  return `"${name}" isn't an operation of the API; ${fix}`;
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

/** A value of a query as its schema's type: a query has only text. */
function typed(text: string, schema: Schema, api: Description): unknown {
  const { type } = resolved<Schema>(schema, api);
  const types = [type].flat();
  if (types.includes('integer') || types.includes('number')) return Number(text);
  if (types.includes('boolean')) return text === 'true' ? true : text === 'false' ? false : text;
  return types.includes('array') ? text.split(',') : text;
}

function queryFaults(
  path: string,
  { path: template, method, operation }: Placed,
  { description, validate }: Api,
): string[] {
  const query = path.split('?')[1];
  if (query === undefined) return [];
  const known = parametersOf(operation, description, 'query');
  return [...new URLSearchParams(query)].flatMap(([key, value]) => {
    const name = key.replace(/\[.*\]$/, '');
    const parameter = known.find((one: Parameter) => one.name === name);
    if (!parameter)
      return [
        `"${name}" isn't a filter of ${method.toUpperCase()} ${template}; ${suggestion(
          name,
          known.map((one) => one.name),
          'remove it',
        )}`,
      ];
    const index =
      operation.parameters?.findIndex((one) => resolved<Parameter>(one, description).name === name) ?? -1;
    const own = operation.parameters?.[index] ?? {};
    const ref =
      '$ref' in own
        ? `${own.$ref}/schema`
        : pointerTo(['paths', template, method, 'parameters', index, 'schema']);
    return /[{}…]/.test(value)
      ? []
      : validate(ref, typed(value, parameter.schema, description)).map(({ message }) => message);
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
  const [bare = ''] = path.split('?');
  const at = shown.pointAt(Math.max(0, shown.text.indexOf(path)));
  const found = operationFor(method, bare, api.description);
  if (!found) {
    report(content, at, unknownOperation(`${method} ${bare}`, api.description));
    return;
  }
  for (const message of queryFaults(path, found, api)) report(content, at, message);
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

/** Reports events that texts name, as in `card.created`, and that don't exist. */
function checkEvents(content: ContentFile, { description, resources }: Api, report: Report): void {
  const { schemas } = description.components;
  const events = (schemas.event_category?.oneOf ?? []).map(({ const: event }) => String(event));
  const verbs = new Set(events.map((event) => event.split('.')[1] ?? ''));
  for (const node of nodesIn(content.tree())) {
    const text = node.type === 'inlineCode' ? node.value : '';
    const [, object = '', verb = ''] = /^([a-z_]+)\.([a-z_]+)$/.exec(text) ?? [];
    const isField = Object.hasOwn(schemas[object]?.properties ?? {}, verb);
    const isMeant = nearest(verb, verbs) !== undefined && nearest(object, resources) !== undefined;
    if (isMeant && !isField && !events.includes(text))
      report(content, node.position, `"${text}" isn't an event of the API; ${suggestion(text, events)}`);
  }
}

/** Reports requests that are only named, without a body to check. */
function checkNamed(content: ContentFile, { description }: Api, report: Report): void {
  const calls = [...calledIn(content)];
  const known = new Set(
    operationsOf(description).map(({ method, path }) => `${method.toUpperCase()} ${general(path)}`),
  );
  for (const { method, path, place } of [...namedIn(content), ...calls]) {
    const bare = path.replace(/\?.*$/, '').replace(/\$\{?\w+\}?/g, '{}');
    if (!operationFor(method, bare, description) && !known.has(`${method} ${general(bare)}`))
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
    from: '"statement_descriptor": "Payroll 47",',
    to: '"statement_descriptr": "Payroll 47",',
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
    checkEvents(content, api, report);
  },
};
