/** The request that shows an operation, made of the examples of its parameters and its body. Pure. */
import { exampleOf } from '../../content-model/api/example';
import type { Description } from '../../content-model/api/openapi';
import { type Placed, parametersOf } from '../../content-model/api/operations';
import type { ApiRequest } from '../markdown/request-snippets';

/** The example of a path: its placeholders filled with the ids of the examples. */
function pathOf({ path, operation }: Placed, api: Description): string {
  return parametersOf(operation, api, 'path').reduce(
    (filled, { name, schema }) => filled.replace(`{${name}}`, String(exampleOf(schema, api))),
    path,
  );
}

/** A query holds the filters without which the operation does not answer. */
function queryOf({ operation }: Placed, api: Description): string {
  const wanted = parametersOf(operation, api, 'query').filter(({ required }) => required);
  const query = new URLSearchParams(wanted.map(({ name, schema }) => [name, String(exampleOf(schema, api))]));
  return wanted.length === 0 ? '' : `?${query}`;
}

/** The request of an operation. One that sends a file has a form in place of a body. */
export function requestOf(placed: Placed, api: Description): ApiRequest {
  const content = Object.entries(placed.operation.requestBody?.content ?? {})[0];
  const example = content && exampleOf(content[1].schema, api);
  const request = {
    method: placed.method.toUpperCase() as ApiRequest['method'],
    path: `${pathOf(placed, api)}${queryOf(placed, api)}`,
  };
  if (!content) return request;
  if (content[0] === 'multipart/form-data') return { ...request, form: example as Record<string, string> };
  return { ...request, body: JSON.stringify(example) };
}
