/** A proxy in front of the site's server that adds latency or removes scripts. */
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { stripScripts } from './strip-scripts';

/** `latency` is in milliseconds, added to each request. */
export type ProxyOptions = { readonly latency?: number; readonly withoutScripts?: boolean };

export type Proxy = { readonly origin: string; readonly close: () => void };

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** Sends a page without its scripts, compressed like the one with them. */
async function sendStripped(upstream: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = gzipSync(stripScripts(await text(upstream)));
  const { etag: _etag, ...headers } = upstream.headers;
  response.writeHead(upstream.statusCode ?? 502, {
    ...headers,
    'content-encoding': 'gzip',
    'content-length': body.length,
  });
  response.end(body);
}

/**
 * Opens a proxy on a free port of this machine.
 * @param site the site's origin, such as "http://127.0.0.1:9000"
 */
export async function openProxy(
  site: string,
  { latency = 0, withoutScripts = false }: ProxyOptions = {},
): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer(async (incoming, response) => {
    if (latency > 0) await sleep(latency);
    const strips = withoutScripts && (incoming.headers.accept?.includes('text/html') ?? false);
    // The text of a page can only be changed if it's complete and uncompressed.
    const { 'accept-encoding': _encoding, 'if-none-match': _known, ...others } = incoming.headers;
    const headers = strips ? others : incoming.headers;
    const onward = request(new URL(incoming.url ?? '/', site), { method: incoming.method, headers, agent });
    onward.on('error', () => response.destroy());
    onward.on('response', (upstream) => {
      if (strips && isPage(upstream)) {
        sendStripped(upstream, response).catch(() => response.destroy());
        return;
      }
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      upstream.pipe(response);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
