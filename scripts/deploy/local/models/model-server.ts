/** Serves a model of a host: its documented rules as a function from a request to a response. */
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LocalServer } from '../program-server';

/** What a host does with a request. */
export type Model = (request: Request) => Promise<Response>;

async function asRequest(message: IncomingMessage): Promise<Request> {
  const { url = '/', method = 'GET', headers } = message;
  const body = await buffer(message);
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  // A path that starts with two slashes must not be taken for a host.
  return new Request(`http://${headers.host}${url}`, {
    method,
    headers: entries,
    ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
  });
}

/** Serves the model on a loopback port. */
export function serveModel(model: Model): Promise<LocalServer> {
  const server = createServer(async (message, response) => {
    try {
      const { status, headers, body } = await model(await asRequest(message));
      response.writeHead(status, Object.fromEntries(headers));
      response.end(body ? Buffer.from(await new Response(body).arrayBuffer()) : undefined);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
  });
}
