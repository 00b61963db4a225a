/**
 * A request as articles write it, in a fenced block of the language "request":
 *
 *     POST /ach_transfers
 *     Idempotency-Key: payroll-2026-11-20-0417
 *
 *     { "amount": 125000 }
 *
 * "request sandbox" sends it to the sandbox.
 */

/** A request of the API. `body` is JSON; lists and single objects are asked for without one. */
export type RequestBlock = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With its query. */
  readonly path: string;
  /** It is sent to the sandbox, as the simulations are anyway. */
  readonly sandbox?: true;
  readonly key?: string;
  readonly body?: string;
};

/** The language of the block. */
export const requestLanguage = 'request';

/** What is wrong with a block, on which line of it (from 1), and how to mend it. */
export type RequestFault = { readonly line: number; readonly message: string; readonly fix: string };

const firstLine = /^(GET|POST|PATCH|DELETE) (\/[A-Za-z0-9_/{}.-]+(?:\?\S*)?)$/;
const keyLine = /^Idempotency-Key: ([A-Za-z0-9_-]+)$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Reads a block; a block that cannot be read gives its first fault. */
export function readRequest(text: string): RequestBlock | { fault: RequestFault } {
  const fault = (line: number, message: string, fix: string) => ({ fault: { line, message, fix } });
  const [head = '', ...rest] = text.split('\n');
  const [, method, path] = firstLine.exec(head) ?? [];
  if (!method || !path)
    return fault(
      1,
      'A request must start with its method and path',
      'write a line such as "POST /ach_transfers"',
    );
  const bodyStart = rest.indexOf('');
  const headers = bodyStart < 0 ? rest : rest.slice(0, bodyStart);
  const [header] = headers;
  const key = header === undefined ? undefined : keyLine.exec(header)?.[1];
  if (headers.length > 1 || (header !== undefined && key === undefined))
    return fault(
      2,
      'Only an idempotency key may stand between the first line and the body',
      'write "Idempotency-Key: " and a key of letters, digits and hyphens, then an empty line, then the body',
    );
  const body =
    bodyStart < 0
      ? ''
      : rest
          .slice(bodyStart + 1)
          .join('\n')
          .trim();
  if (body !== '' && !isJson(body))
    return fault(bodyStart + 3, 'The body of a request is not JSON', 'check commas, quotes and braces');
  if (method === 'GET' && body !== '')
    return fault(bodyStart + 3, 'A GET has no body', 'put what it asks for into the query of the path');
  return {
    method: method as RequestBlock['method'],
    path,
    ...(key === undefined ? {} : { key }),
    ...(body === '' ? {} : { body }),
  };
}
