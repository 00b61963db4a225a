/** Whether an answer is one that the description of the API promises. Pure. */

import type { Description } from '../../src/content-model/api/openapi';
import { operationFor } from '../../src/content-model/api/operations';
import { pointerTo } from '../../src/content-model/api/pointer';
import type { Validator } from '../../src/content-model/api/validator';
import type { Answer } from './run';

/** The method and the path that a snippet asks for; of other code, undefined. */
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

/** What is wrong with an answer; undefined when nothing is. */
export function faultOf(
  request: { method: string; path: string },
  { status, body, errors }: Answer,
  api: Description,
  faultsOf: Validator,
): string | undefined {
  const found = operationFor(request.method, request.path, api);
  if (!found) return 'the API has no such operation';
  if (status === 0) return `nothing came back: ${errors.trim() || body.slice(0, 200)}`;
  if (status !== 200) return `the answer was ${status}: ${body.slice(0, 300)}`;
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
  const [fault] = faultsOf(ref, JSON.parse(body));
  return fault && `${fault.path.join('.')}: ${fault.message}`;
}
