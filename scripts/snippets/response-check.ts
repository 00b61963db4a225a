/** Checks responses against the API description. Pure. */

import type { Description } from '../../src/content-model/api/openapi';
import { operationFor } from '../../src/content-model/api/operations';
import { pointerTo } from '../../src/content-model/api/pointer';
import type { Validator } from '../../src/content-model/api/validator';
import type { SnippetResponse } from './snippet-run';

/** The method and path that a snippet requests; undefined for other code. */
export function requestIn(
  code: string,
  hosts: readonly string[],
): { method: string; path: string } | undefined {
  const address = hosts
    .map((host) => code.indexOf(host))
    .filter((index) => index >= 0)
    .map((index) => code.slice(index).split(/['"\s]/)[0] ?? '')[0];
  if (address === undefined) return undefined;
  const { pathname } = new URL(address);
  return {
    method: /-X (\w+)/.exec(code)?.[1] ?? (/ -[dF] /.test(code) ? 'POST' : 'GET'),
    path: decodeURIComponent(pathname),
  };
}

/** The error in a response; undefined if it's valid. */
export function responseError(
  request: { method: string; path: string },
  { status, body, errors }: SnippetResponse,
  api: Description,
  faultsOf: Validator,
): string | undefined {
  const found = operationFor(request.method, request.path, api);
  if (!found) return 'the API has no such operation';
  if (status === 0) return `no response: ${errors.trim() || body.slice(0, 200)}`;
  if (status !== 200) return `the status is ${status}: ${body.slice(0, 300)}`;
  const response = found.operation.responses['200'];
  const content = response && 'content' in response ? response.content : undefined;
  if (!content?.['application/json']) return undefined;
  const ref = pointerTo([
    'paths',
    found.path,
    found.method,
    'responses',
    '200',
    'content',
    'application/json',
    'schema',
  ]);
  const value = parsed(body);
  if (value === undefined) return `the body is not JSON: ${body.slice(0, 300)}`;
  const [fault] = faultsOf(ref, value);
  return fault && `${fault.path.join('.')}: ${fault.message}`;
}

/** The value of a JSON text; undefined if it isn't JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
