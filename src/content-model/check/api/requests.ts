/** Validates the requests and responses in texts against the API description. */

import type { Json } from '../../api/json';
import { schemaRef } from '../../api/openapi';
import { operationFor, operationsOf, parametersOf } from '../../api/operations';
import { pointerTo, valueAt } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import { type RequestBlock, readRequest } from '../../request-block';
import { recordShape, visitScalars } from '../../shape';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { markdownParts } from '../reading/markdown-body';
import type { Place } from '../reading/places';
import type { Api } from './sources';

type RequestError = { message: string; fix: string; piece?: string };

/** A request or response in a file. `locate` returns the position of a piece of it. */
type Shown = {
  request?: RequestBlock;
  response?: string;
  locate: (piece: string | undefined) => Place;
};

const readable = (text: string): RequestBlock | undefined => {
  const read = readRequest(text);
  return 'fault' in read ? undefined : read;
};

function inFields(content: ContentFile): Shown[] {
  const shown: Shown[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    if (!shape.code || typeof value !== 'string') return;
    const locate = (piece: string | undefined) =>
      piece === undefined ? content.locate(path) : content.locateText(path, piece);
    const name = path.at(-1);
    const record = valueAt(content.value, path.slice(0, -1)) as RequestBlock | undefined;
    if (name === 'simulate') {
      const request = readable(value.trim());
      if (request) shown.push({ request, locate });
    }
    if (name === 'body' && record?.method)
      shown.push({ request: { method: record.method, path: record.path, body: value }, locate });
    if (name === 'response') shown.push({ response: value, locate });
  });
  return shown;
}

function inBody({ body }: ContentFile): Shown[] {
  return (body ? markdownParts(body) : []).flatMap((part): Shown[] => {
    const lines = (part.code ?? part.text).split('\n');
    const locate = (piece: string | undefined): Place => {
      const index = piece === undefined ? -1 : lines.findIndex((line) => line.includes(piece));
      return index < 0 ? part.place : { line: part.place.line + index + 1, column: part.place.column };
    };
    const request = part.kind === 'request' ? readable(part.text) : undefined;
    if (request) return [{ request, locate }];
    return part.kind === 'language' && part.text === 'json' && part.code !== undefined
      ? [{ response: part.code, locate }]
      : [];
  });
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toRequestError = (what: string, { path, message, fix }: ValidationError): RequestError => {
  const piece = path.findLast((key) => !/^\d+$/.test(key));
  return { message: `${what}: ${message}`, fix, ...(piece === undefined ? {} : { piece }) };
};

async function requestErrors(
  request: RequestBlock,
  { description, faultsOf }: Api,
  variables: Variables,
): Promise<RequestError[]> {
  const [path = '', query = ''] = request.path.split('?');
  const found = operationFor(request.method, path, description);
  const name = `${request.method} ${path}`;
  if (!found) {
    const known = operationsOf(description).map((one) => `${one.method.toUpperCase()} ${one.path}`);
    const fix = fixFor(name.replace(/[a-z_]+_[a-z0-9]{16,}/g, '{id}'), known);
    return [{ message: `${quote(name)} is not an operation of the API`, fix }];
  }
  const keys = [...new URLSearchParams(query).keys()].map((key) => key.replace(/\[.*\]$/, ''));
  const allowed = parametersOf(found.operation, description, 'query').map((parameter) => parameter.name);
  const inQuery = keys
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      message: `${quote(key)} is not a filter of ${name}`,
      fix: fixFor(key, allowed),
      piece: key,
    }));
  const requestBody = found.operation.requestBody;
  if (!requestBody) {
    const error = { message: `${name} does not accept a body`, fix: 'remove the body' };
    return request.body === undefined ? inQuery : [...inQuery, error];
  }
  const [type = ''] = Object.keys(requestBody.content);
  const ref = pointerTo(['paths', found.path, found.method, 'requestBody', 'content', type, 'schema']);
  if (request.body === undefined) {
    const error = { message: `${name} needs a body`, fix: 'write it as JSON below an empty line' };
    return requestBody.required ? [...inQuery, error] : inQuery;
  }
  const body = parsed(interpolate(request.body, variables));
  // The check of the file itself reports invalid JSON.
  const faults = body === undefined ? [] : await faultsOf(ref, body);
  return [...inQuery, ...faults.map((fault) => toRequestError(`the body of ${name}`, fault))];
}

/** The API's objects in a response, at any depth. Their schemas validate what is within them. */
function objectsIn(value: unknown, names: readonly string[]): { name: string; object: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type } = value as Json;
  if (typeof type === 'string' && names.includes(type)) return [{ name: type, object: value as Json }];
  return Object.values(value).flatMap((entry) => objectsIn(entry, names));
}

async function responseErrors(
  response: string,
  { description, faultsOfPart }: Api,
  variables: Variables,
): Promise<RequestError[]> {
  const value = parsed(interpolate(response, variables));
  const names = description.tags.map(({ name }) => name);
  const checks = objectsIn(value, names).map(async ({ name, object }) =>
    (await faultsOfPart(schemaRef(name), object)).map((fault) => toRequestError(`the ${name}`, fault)),
  );
  return (await Promise.all(checks)).flat();
}

const shown = new WeakMap<ContentFile, Shown[]>();

/** The requests and responses in a file. Memoized: an unchanged file is the same object as before (content-files.ts). */
function shownIn(content: ContentFile): Shown[] {
  const found = shown.get(content) ?? [...inFields(content), ...inBody(content)];
  shown.set(content, found);
  return found;
}

/** Whether a file has any request or response. */
export const showsRequests = (content: ContentFile): boolean => shownIn(content).length > 0;

/** Requests that the API doesn't accept, and responses that it doesn't return. */
export async function requestDiagnostics(
  content: ContentFile,
  api: Api,
  variables: Variables,
): Promise<Diagnostic[]> {
  const checks = shownIn(content).map(async ({ request, response, locate }) =>
    [
      ...(request ? await requestErrors(request, api, variables) : []),
      ...(response === undefined ? [] : await responseErrors(response, api, variables)),
    ].map(({ piece, ...error }) => ({ file: content.file, ...locate(piece), ...error })),
  );
  return (await Promise.all(checks)).flat();
}
