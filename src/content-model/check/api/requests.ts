/** Validates the requests in texts against the API description, with their responses and the names of its parts. */

import type { Description, Parameter, Schema } from '../../api/openapi';
import { isSimulation, operationFor, type Placed } from '../../api/operations';
import { keysOf, pointerTo, valueAt } from '../../api/pointer';
import type { Variables } from '../../variables';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { reasonErrors } from './code-reasons';
import { mayNameEvents, unknownEvents } from './events';
import { idFaults, idKindOf, isIdOf, objectNames } from './ids';
import { faultsIn, idErrors, jsonIn, ofId, parsed } from './json-errors';
import type { PlacedError } from './located-error';
import { mayNameApi, misspelledNames } from './misspelled-names';
import { lifecycleErrors, resourceErrors } from './named-parts';
import { queryErrors } from './queries';
import { responseErrors } from './responses';
import { differingValues, titleErrors } from './same-values';
import { type Shown, type ShownRequest, type ShownText, shownIn } from './shown-requests';
import type { Api } from './sources';
import { unknownOperation } from './unknown-operation';

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
  const { method, path, body, isName, isCurl, hasUnreadBody, isSandbox } = request;
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
    const fix = isCurl ? "add it as JSON, as in -d '{ … }'" : 'write it as JSON below an empty line';
    const error = { message: `${name} needs a body`, fix };
    return requestBody?.required && !hasUnreadBody ? [...own, { ...path.placeOf(0), ...error }] : own;
  }
  if (requestBody) return [...own, ...(await bodyErrors(body, found, name, api, variables))];
  const error = { message: `${name} does not accept a body`, fix: 'remove the body' };
  return [...own, { ...body.placeOf(0), ...error }];
}

/** The errors of a request and of its response; of two valid ones, the values that differ. */
async function shownErrors(
  { request, response }: Shown,
  api: Api,
  variables: Variables,
): Promise<PlacedError[]> {
  const errors = [
    ...(request ? await requestErrors(request, api, variables) : []),
    ...(response ? await responseErrors(response, api, variables) : []),
  ];
  if (errors.length > 0 || !request?.body || !response) return errors;
  const operation = operationFor(request.method, request.path.text, api.description);
  return operation ? differingValues(operation, request.body, response, variables) : [];
}

/** Whether a file shows requests or responses, or names resources. */
export const usesApi = (content: ContentFile): boolean =>
  ['ApiContent', 'CodeNetwork', 'Rail', 'Solution'].includes(content.type.name) ||
  shownIn(content).length > 0 ||
  mayNameApi(content) ||
  mayNameEvents(content);

/** Requests that the API doesn't accept, responses that it doesn't return, and resources that it doesn't have. */
export async function requestDiagnostics(
  content: ContentFile,
  api: Api,
  variables: Variables,
): Promise<Diagnostic[]> {
  const checks = shownIn(content).map((shown) => shownErrors(shown, api, variables));
  const ofShown = (await Promise.all(checks)).flat();
  const errors = [
    ...ofShown,
    ...(ofShown.length === 0 ? titleErrors(content, variables) : []),
    ...resourceErrors(content, api.description),
    ...lifecycleErrors(content, api.description),
    ...reasonErrors(content, api.description),
    ...unknownEvents(content, api.description),
  ];
  const isTaken = new Set(errors.map(({ line, column }) => `${line}:${column}`));
  const names = misspelledNames(content, api.description).filter(
    ({ line, column }) => !isTaken.has(`${line}:${column}`),
  );
  return [...errors, ...names].map((error) => ({ file: content.file, ...error }));
}
