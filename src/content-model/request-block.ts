/**
 * A request as written in articles, in a fenced code block with the language "request":
 *
 *     POST /ach_transfers
 *     Idempotency-Key: payroll-2026-11-20-0417
 *
 *     { "amount": 125000 }
 *
 * "request sandbox" sends it to the sandbox.
 */

/** An API request. `body` is JSON; requests that only read have none. */
export type RequestBlock = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Including its query. */
  readonly path: string;
  /** Sent to the sandbox, as simulations always are. */
  readonly sandbox?: true;
  readonly key?: string;
  readonly body?: string;
};

/** The language of the block. */
export const requestLanguage = 'request';

/** An error in a block, and the line within it, from 1. */
export type RequestFault = {
  readonly line: number;
  readonly message: string;
  /** The body isn't JSON. */
  readonly isJson?: true;
};

const firstLine = /^(GET|POST|PATCH|DELETE) (\/[A-Za-z0-9_/{}.-]+(?:\?\S*)?)$/;
const keyLine = /^Idempotency-Key: ([A-Za-z0-9_-]+)$/i;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Parses a block; returns the first error of an invalid one. */
export function readRequest(text: string): RequestBlock | { fault: RequestFault } {
  const fault = (line: number, message: string) => ({ fault: { line, message } });
  const [head = '', ...rest] = text.split('\n').map((line) => line.trimEnd());
  const [, method, path] = firstLine.exec(head) ?? [];
  if (!method || !path)
    return fault(1, 'a request must start with its method and path, as in "POST /ach_transfers"');
  const bodyStart = rest.indexOf('');
  const headers = bodyStart < 0 ? rest : rest.slice(0, bodyStart);
  const [header] = headers;
  const key = header === undefined ? undefined : keyLine.exec(header)?.[1];
  if (headers.length > 1 || (header !== undefined && key === undefined))
    return fault(
      2,
      'only an idempotency key may come between the first line and the body, as in "Idempotency-Key: payroll-47", and then an empty line',
    );
  const body =
    bodyStart < 0
      ? ''
      : rest
          .slice(bodyStart + 1)
          .join('\n')
          .trim();
  if (body !== '' && !isJson(body))
    return { fault: { line: bodyStart + 3, message: 'the body of the request is not JSON', isJson: true } };
  if (method === 'GET' && body !== '')
    return fault(bodyStart + 3, 'a GET request has no body; put its parameters in the query of the path');
  return {
    method: method as RequestBlock['method'],
    path,
    ...(key === undefined ? {} : { key }),
    ...(body === '' ? {} : { body }),
  };
}
