/** Validates the requests and the answers that texts show against the API description. */

import { schemaRef } from '../../api/openapi';
import { operationFor, operationsOf, parametersOf } from '../../api/operations';
import { pointerTo } from '../../api/pointer';
import type { ValidationError } from '../../api/validator';
import { type RequestBlock, readRequest } from '../../request-block';
import { recordShape, visitScalars } from '../../shape';
import { interpolate, type Variables } from '../../variables';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import { markdownParts } from '../reading/markdown-body';
import type { Place } from '../reading/places';
import type { ContentFile } from '../reading/read-content';
import type { Api } from './sources';

type Said = { message: string; fix: string; piece?: string };

/** A request or an answer of a file. `locate` gives where a piece of it stands. */
type Shown = {
  request?: RequestBlock;
  answer?: string;
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
    const record = path
      .slice(0, -1)
      .reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], content.value) as
      | (RequestBlock & { response?: string })
      | undefined;
    if (name === 'simulate') {
      const request = readable(value.trim());
      if (request) shown.push({ request, locate });
    }
    if (name === 'body' && record?.method)
      shown.push({ request: { method: record.method, path: record.path, body: value }, locate });
    if (name === 'response') shown.push({ answer: value, locate });
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
      ? [{ answer: part.code, locate }]
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

const saidOf = (what: string, { path, message, fix }: ValidationError): Said => {
  const piece = path.findLast((key) => !/^\d+$/.test(key));
  return { message: `${what}: ${message}`, fix, ...(piece === undefined ? {} : { piece }) };
};

async function requestFaults(
  request: RequestBlock,
  { description, faultsOf }: Api,
  variables: Variables,
): Promise<Said[]> {
  const [path = '', query = ''] = request.path.split('?');
  const found = operationFor(request.method, path, description);
  const name = `${request.method} ${path}`;
  if (!found) {
    const known = operationsOf(description).map((one) => `${one.method.toUpperCase()} ${one.path}`);
    const fix = fixFor(name.replace(/[a-z_]+_[a-z0-9]{16,}/g, '{id}'), known);
    return [{ message: `${quote(name)} is no operation of the API`, fix }];
  }
  const asked = [...new URLSearchParams(query).keys()].map((key) => key.replace(/\[.*\]$/, ''));
  const allowed = parametersOf(found.operation, description, 'query').map((parameter) => parameter.name);
  const inQuery = asked
    .filter((key) => !allowed.includes(key))
    .map((key) => ({
      message: `${quote(key)} is no filter of ${name}`,
      fix: fixFor(key, allowed),
      piece: key,
    }));
  const wanted = found.operation.requestBody;
  if (!wanted) {
    const said = { message: `${name} takes no body`, fix: 'remove the body' };
    return request.body === undefined ? inQuery : [...inQuery, said];
  }
  const [type = ''] = Object.keys(wanted.content);
  const ref = pointerTo(['paths', found.path, found.method, 'requestBody', 'content', type, 'schema']);
  if (request.body === undefined) {
    const said = { message: `${name} needs a body`, fix: 'write it as JSON below an empty line' };
    return wanted.required ? [...inQuery, said] : inQuery;
  }
  const body = parsed(interpolate(request.body, variables));
  // The check of the file itself reports what is not JSON.
  const faults = body === undefined ? [] : await faultsOf(ref, body);
  return [...inQuery, ...faults.map((fault) => saidOf(`the body of ${name}`, fault))];
}

type Json = Record<string, unknown>;

/** The objects of the API in an answer, however deep. Their schemas look at what is within them. */
function objectsIn(value: unknown, names: readonly string[]): { name: string; object: Json }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { type } = value as Json;
  if (typeof type === 'string' && names.includes(type)) return [{ name: type, object: value as Json }];
  return Object.values(value).flatMap((entry) => objectsIn(entry, names));
}

async function answerFaults(
  answer: string,
  { description, faultsOfPart }: Api,
  variables: Variables,
): Promise<Said[]> {
  const value = parsed(interpolate(answer, variables));
  const names = description.tags.map(({ name }) => name);
  const checks = objectsIn(value, names).map(async ({ name, object }) =>
    (await faultsOfPart(schemaRef(name), object)).map((fault) => saidOf(`the ${name}`, fault)),
  );
  return (await Promise.all(checks)).flat();
}

const shown = new WeakMap<ContentFile, Shown[]>();

/** What a file shows. Looked for once: an unchanged file is the same object as before (files.ts). */
function shownIn(content: ContentFile): Shown[] {
  const found = shown.get(content) ?? [...inFields(content), ...inBody(content)];
  shown.set(content, found);
  return found;
}

/** Whether a file shows any request or answer. */
export const showsRequests = (content: ContentFile): boolean => shownIn(content).length > 0;

/** Requests that the API does not take, and answers that it does not give. */
export async function requestDiagnostics(
  content: ContentFile,
  api: Api,
  variables: Variables,
): Promise<Diagnostic[]> {
  const checks = shownIn(content).map(async ({ request, answer, locate }) =>
    [
      ...(request ? await requestFaults(request, api, variables) : []),
      ...(answer === undefined ? [] : await answerFaults(answer, api, variables)),
    ].map(({ piece, ...said }) => ({ file: content.file, ...locate(piece), ...said })),
  );
  return (await Promise.all(checks)).flat();
}
