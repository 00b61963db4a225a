/** Sends one request and reads the response as it travels: no redirect is followed, nothing is decompressed. */
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

/** A response. Names of headers are in lower case. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What to send beside the path. */
export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks a server for a path, which is sent exactly as given. */
export type Ask = (path: string, question?: Question) => Promise<Reply>;

/** Milliseconds after which a request has failed. */
const patience = 30_000;

/** Asks the server at an origin: "http://127.0.0.1:8080". */
export function askAt(origin: string): Ask {
  const { protocol, hostname, port } = new URL(origin);
  const send = protocol === 'https:' ? requestHttps : requestHttp;
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const options = { host: hostname, port, path, method, headers, timeout: patience };
      const sent = send(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(parts),
          });
        });
      });
      sent.once('timeout', () => sent.destroy(new Error(`${path}: no response within ${patience / 1000} s`)));
      sent.once('error', reject);
      sent.end(body);
    });
}
