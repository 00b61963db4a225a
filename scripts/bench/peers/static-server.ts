/**
 * Serves the files of a site from memory, compressed at the best level: the same server for every site. Loads are measured over HTTP/2
 * with TLS, which all hosts in docs/hosting.md use; over HTTP/1.1 most of a load would be new connections. Clicks are measured over
 * HTTP/1.1, because Chromium caches nothing that comes with a certificate it doesn't trust.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl, compressible, ending, mediaTypes } from '../../deploy/site-rules';

export type StaticServer = {
  /** Over HTTP/1.1. */
  readonly origin: string;
  /** Over HTTP/2 with TLS. */
  readonly secureOrigin: string;
  readonly stop: () => void;
};

/** A private key and its certificate, as PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

type Stored = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** The file at an address: itself, with ".html", or the folder's index. */
function fileAt(folder: string, path: string): string | undefined {
  const name = decodeURIComponent(path).replace(/\/$/, '');
  return [name, `${name}.html`, `${name}/index.html`].find((file) => {
    const full = join(folder, file);
    return full.startsWith(folder) && existsSync(full) && statSync(full).isFile();
  });
}

function store(folder: string, file: string, change: (html: string) => string): Stored {
  const kind = ending(file);
  const content = readFileSync(join(folder, file));
  const plain = kind === 'html' ? Buffer.from(change(content.toString('utf8'))) : content;
  const revalidated = kind === 'html' || kind === 'json';
  const headers = {
    'content-type': mediaTypes[kind] ?? 'application/octet-stream',
    'cache-control': revalidated ? cacheControl.revalidated : cacheControl.immutable,
  };
  if (!compressible.has(kind)) return { body: plain, headers };
  return { body: brotliCompressSync(plain), headers: { ...headers, 'content-encoding': 'br' } };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * Serves a folder on two free ports of this machine. Each file is compressed at its first request and kept.
 * @param folder absolute
 * @param certificate for HTTP/2
 * @param change what is done to each page
 */
export async function serveFolder(
  folder: string,
  certificate: Certificate,
  change = (html: string) => html,
): Promise<StaticServer> {
  const kept = new Map<string, Stored>();
  const respond = (
    { url = '/' }: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ): void => {
    const file = fileAt(folder, new URL(url, 'http://localhost').pathname);
    if (file === undefined) {
      response.statusCode = 404;
      response.end();
      return;
    }
    const { headers, body } = kept.get(file) ?? store(folder, file, change);
    kept.set(file, { headers, body });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-length', body.length);
    // The two kinds of responses share no signature that takes a buffer.
    (response as ServerResponse).end(body);
  };
  const server = createServer(respond);
  const secureServer = createSecureServer(certificate, respond);
  const sessions = new Set<{ destroy: () => void }>();
  secureServer.on('session', (session) => sessions.add(session));
  return {
    origin: `http://127.0.0.1:${await portOf(server)}`,
    secureOrigin: `https://127.0.0.1:${await portOf(secureServer)}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      for (const session of sessions) session.destroy();
      secureServer.close();
    },
  };
}
