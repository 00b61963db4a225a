/** An operation's example request, from the examples of its parameters and its body. Pure. */
import { exampleOf, exampleOfContent } from '../../content-model/api/example';
import type { Description } from '../../content-model/api/openapi';
import { isSimulation, type Placed, parametersOf, responseOf } from '../../content-model/api/operations';
import type { ApiRequest } from '../markdown/request-snippets';

/** The path with its placeholders replaced by example IDs. */
function pathOf({ path, operation }: Placed, api: Description): string {
  return parametersOf(operation, api, 'path').reduce(
    (filled, { name, schema }) => filled.replace(`{${name}}`, String(exampleOf(schema, api))),
    path,
  );
}

/** The required query parameters. */
function queryOf({ operation }: Placed, api: Description): string {
  const wanted = parametersOf(operation, api, 'query').filter(({ required }) => required);
  const query = new URLSearchParams(wanted.map(({ name, schema }) => [name, String(exampleOf(schema, api))]));
  return wanted.length === 0 ? '' : `?${query}`;
}

/** The idempotency key of a POST request, except of a simulation: that of the object it creates, or a name for what it does. */
function keyOf({ path, method, operation }: Placed, api: Description): { key?: string } {
  if (method !== 'post' || isSimulation(path)) return {};
  const content = path.includes('{') ? undefined : responseOf(operation, api)?.content?.['application/json'];
  const created = content && (exampleOfContent(content, api) as { idempotency_key?: string | null });
  return { key: created?.idempotency_key ?? `${operation.operationId.replaceAll('_', '-')}-1` };
}

/** An operation's request. One that uploads a file has a form instead of a body. */
export function requestOf(placed: Placed, api: Description): ApiRequest {
  const content = Object.entries(placed.operation.requestBody?.content ?? {})[0];
  const example = content && exampleOf(content[1].schema, api);
  const request = {
    method: placed.method.toUpperCase() as ApiRequest['method'],
    path: `${pathOf(placed, api)}${queryOf(placed, api)}`,
    // People try a sample as it is, and it must not move real money.
    sandbox: true as const,
    ...keyOf(placed, api),
  };
  if (!content) return request;
  if (content[0] === 'multipart/form-data') return { ...request, form: example as Record<string, string> };
  return { ...request, body: JSON.stringify(example) };
}
