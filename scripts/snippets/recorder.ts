/** A server between commands and the mock server, which records what they ask for and what they get. */
import { createServer, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SnippetResponse } from './snippet-run';

/** A request and its response. `path` has no query. */
export type Exchange = { readonly method: string; readonly path: string; readonly response: SnippetResponse };

export type Recorder = {
  readonly origin: string;
  /** In the order of the requests. */
  readonly exchanges: readonly Exchange[];
  readonly end: () => void;
};

/** The response of another server to the same request. */
async function forwarded(asked: IncomingMessage, origin: string) {
  const body = await buffer(asked);
  const { host: _own, ...headers } = asked.headers;
  return new Promise<{ status: number; type: string; body: Buffer }>((resolve, reject) => {
    const sent = send(new URL(asked.url ?? '/', origin), { method: asked.method, headers }, (response) => {
      const type = response.headers['content-type'] ?? '';
      buffer(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, type, body: bytes }),
        reject,
      );
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Starts it on the loopback address. @param origin of the server that responds */
export function startRecorder(origin: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer(async (asked, response) => {
    const { pathname } = new URL(asked.url ?? '/', origin);
    const got = await forwarded(asked, origin).catch((error: Error) => ({
      status: 502,
      type: 'text/plain',
      body: Buffer.from(error.message),
    }));
    exchanges.push({
      method: asked.method ?? 'GET',
      path: decodeURIComponent(pathname),
      response: { status: got.status, body: got.body.toString('utf8'), errors: '' },
    });
    response.writeHead(got.status, { 'content-type': got.type }).end(got.body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ origin: `http://127.0.0.1:${port}`, exchanges, end: () => void server.close() });
    });
  });
}
