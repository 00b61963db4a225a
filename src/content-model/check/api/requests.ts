/** Validates the requests and responses in texts against the API description. */

import { isRecord, type Json } from '../../api/json';
import { type Description, type Parameter, type Schema, schemaRef } from '../../api/openapi';
import { isSimulation, operationFor, type Placed } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { reasonErrors } from './code-reasons';
import { type IdFault, idFaults, idKindOf, inWords, isIdOf, kindOfId, objectNames } from './ids';
import { type JsonSource, readJson } from './json-source';
import type { PlacedError } from './located-error';
import { mayNameApi, misspelledNames } from './misspelled-names';
import { lifecycleErrors, resourceErrors } from './named-parts';
import { queryErrors } from './queries';
import { type ShownRequest, type ShownText, shownIn } from './shown-requests';
import type { Api } from './sources';
import { unknownOperation } from './unknown-operation';

const ofId = ({ id, kind }: Omit<IdFault, 'path'>): Pick<PlacedError, 'message' | 'fix'> => ({
  message: `${quote(id)} is not the ID of ${inWords(kind)}`,
  fix: `write an ID that starts with "${kind}_"`,
});

/** JSON's own mistakes, and a function that places errors in its values. */
function jsonIn(
  json: ShownText,
): { source: JsonSource; errors: PlacedError[] } | { source: undefined; errors: PlacedError[] } {
  const read = readJson(json.text);
  const placed = ({ offset, message, fix }: { offset: number; message: string; fix: string }) => ({
    ...json.placeOf(offset),
    message,
    fix,
  });
  if ('fault' in read) return { source: undefined, errors: [placed(read.fault)] };
  return { source: read, errors: read.repeated.map(placed) };
}

const parsed = (text: string, variables: Variables): unknown => JSON.parse(interpolate(text, variables));

/** The errors of a JSON value against its schema. */
function faultsIn(
  what: string,
  json: ShownText,
  source: JsonSource,
  at: readonly string[],
  faults: readonly ValidationError[],
): PlacedError[] {
  return faults.map(({ path, message, fix, onKey }) => ({
    ...json.placeOf(source.offsetOf([...at, ...path], onKey ? 'name' : 'value')),
    message: `${what}: ${message}`,
    fix,
  }));
}

const idErrors = (
  json: ShownText,
  source: JsonSource,
  at: readonly string[],
  faults: readonly IdFault[],
): PlacedError[] =>
  faults.map((fault) => ({ ...json.placeOf(source.offsetOf([...at, ...fault.path])), ...ofId(fault) }));

/** IDs in the path that aren't of the operation's resource. */
function pathIdErrors(
  { path }: ShownRequest,
  { path: template, operation }: Placed,
  api: Description,
): PlacedError[] {
  const [given = ''] = path.text.split('?');
  const segments = given.split('/');
  return template.split('/').flatMap((segment, index): PlacedError[] => {
    const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
    const parameter = (operation.parameters ?? [])
      .map((one) => ('$ref' in one ? (valueAt(api, keysOf(one.$ref)) as Parameter | undefined) : one))
      .find((one) => one?.in === 'path' && one.name === name);
    const kind = parameter ? idKindOf(parameter.schema, api) : undefined;
    const id = segments[index] ?? '';
    if (kind === undefined || isIdOf(kind, id, objectNames(api))) return [];
    const offset = segments.slice(0, index).join('/').length + 1;
    return [{ ...path.placeOf(offset), ...ofId({ id, kind }) }];
  });
}

async function bodyErrors(
  body: ShownText,
  { path, method, operation }: Placed,
  name: string,
  { description, faultsOf }: Api,
  variables: Variables,
): Promise<PlacedError[]> {
  const { source, errors } = jsonIn(body);
  if (!source) return errors;
  const [type = ''] = Object.keys(operation.requestBody?.content ?? {});
  const at = ['paths', path, method, 'requestBody', 'content', type, 'schema'];
  const value = parsed(body.text, variables);
  const faults = await faultsOf(pointerTo(at), value);
  const schema = valueAt(description, at) as Schema;
  return [
    ...errors,
    ...faultsIn(`the body of ${name}`, body, source, [], faults),
    ...idErrors(body, source, [], idFaults(value, schema, description)),
  ];
}

async function requestErrors(request: ShownRequest, api: Api, variables: Variables): Promise<PlacedError[]> {
  const { description } = api;
  const { method, path, body, isName, isSandbox } = request;
  const [bare = ''] = path.text.split('?');
  const found = operationFor(method, bare, description);
  const name = `${method} ${bare}`;
  if (!found) return [unknownOperation(request, name, description)];
  if (isName) return [];
  const environment: PlacedError[] =
    isSimulation(bare) && isSandbox === false
      ? [
          {
            ...path.placeOf(0),
            message: 'simulations exist only in the sandbox, and this calls production',
            fix: 'write {urls.sandbox_api} before the path',
          },
        ]
      : [];
  const own = [
    ...environment,
    ...pathIdErrors(request, found, description),
    ...(await queryErrors(path, found, name, api)),
  ];
  const { requestBody } = found.operation;
  if (body === undefined) {
    const error = { message: `${name} needs a body`, fix: 'write it as JSON below an empty line' };
    return requestBody?.required ? [...own, { ...path.placeOf(0), ...error }] : own;
  }
  if (requestBody) return [...own, ...(await bodyErrors(body, found, name, api, variables))];
  const error = { message: `${name} does not accept a body`, fix: 'remove the body' };
  return [...own, { ...body.placeOf(0), ...error }];
}

type Found = { name: string; object: Json; path: string[] };

/** An object's resource: by its type, or by the prefix of its ID. */
function resourceOf({ type, id }: Json, names: readonly string[]): string | undefined {
  if (typeof type === 'string' && names.includes(type)) return type;
  return typeof id === 'string' && type === undefined ? kindOfId(id, names) : undefined;
}

/** The API's objects in a response, at any depth. Their schemas validate what is within them. */
function objectsIn(value: unknown, names: readonly string[], path: string[] = []): Found[] {
  if (typeof value !== 'object' || value === null) return [];
  const name = resourceOf(value as Json, names);
  if (name !== undefined) return [{ name, object: value as Json, path }];
  return Object.entries(value).flatMap(([key, entry]) => objectsIn(entry, names, [...path, key]));
}

/** Types that are nearly those of resources, or of another resource than the ID says. */
function wrongTypes(value: unknown, names: readonly string[], path: string[] = []): ValidationError[] {
  if (!isRecord(value) && !Array.isArray(value)) return [];
  const { type, id } = value as Json;
  const isKnown = typeof type !== 'string' || names.includes(type);
  const meant = isKnown ? undefined : (kindOfId(String(id), names) ?? nearest(type, names));
  if (meant !== undefined)
    return [
      {
        path: [...path, 'type'],
        message: `"${String(type)}" is not a type of the API's objects`,
        fix: `did you mean "${meant}"?`,
      },
    ];
  return Object.entries(value).flatMap(([key, entry]) => wrongTypes(entry, names, [...path, key]));
}

async function responseErrors(
  response: ShownText,
  { description, faultsOfPart }: Api,
  variables: Variables,
): Promise<PlacedError[]> {
  const { source, errors } = jsonIn(response);
  if (!source) return errors;
  const value = parsed(response.text, variables);
  const names = objectNames(description);
  const checks = objectsIn(value, names).map(async ({ name, object, path }) => {
    const schema = description.components.schemas[name];
    const wrongId =
      typeof object.id === 'string' && !isIdOf(name, object.id, names)
        ? [{ path: ['id'], id: object.id, kind: name }]
        : [];
    return [
      ...faultsIn(`the ${name}`, response, source, path, await faultsOfPart(schemaRef(name), object)),
      ...idErrors(response, source, path, [
        ...wrongId,
        ...(schema ? idFaults(object, schema, description) : []),
      ]),
    ];
  });
  const types = faultsIn('the response', response, source, [], wrongTypes(value, names));
  return [...errors, ...types, ...(await Promise.all(checks)).flat()];
}

/** Whether a file shows requests or responses, or names resources. */
export const usesApi = (content: ContentFile): boolean =>
  ['ApiContent', 'CodeNetwork', 'Rail', 'Solution'].includes(content.type.name) ||
  shownIn(content).length > 0 ||
  mayNameApi(content);

/** Requests that the API doesn't accept, responses that it doesn't return, and resources that it doesn't have. */
export async function requestDiagnostics(
  content: ContentFile,
  api: Api,
  variables: Variables,
): Promise<Diagnostic[]> {
  const checks = shownIn(content).map(async ({ request, response }) => [
    ...(request ? await requestErrors(request, api, variables) : []),
    ...(response === undefined ? [] : await responseErrors(response, api, variables)),
  ]);
  const errors = [
    ...(await Promise.all(checks)).flat(),
    ...resourceErrors(content, api.description),
    ...lifecycleErrors(content, api.description),
    ...reasonErrors(content, api.description),
  ];
  const isTaken = new Set(errors.map(({ line, column }) => `${line}:${column}`));
  const names = misspelledNames(content, api.description).filter(
    ({ line, column }) => !isTaken.has(`${line}:${column}`),
  );
  return [...errors, ...names].map((error) => ({ file: content.file, ...error }));
}
