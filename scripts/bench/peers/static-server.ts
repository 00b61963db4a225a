/** Serves the files of a site from memory, compressed at the best level: the same server for every site. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { cacheControl, compressible, ending, mediaTypes } from '../../deploy/site-rules';

export type StaticServer = { readonly origin: string; readonly stop: () => void };

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

/**
 * Serves a folder on a free port of this machine. Each file is compressed at its first request and kept.
 * @param folder absolute
 * @param change what is done to each page
 */
export async function serveFolder(folder: string, change = (html: string) => html): Promise<StaticServer> {
  const kept = new Map<string, Stored>();
  const server = createServer(({ url = '/' }, response) => {
    const file = fileAt(folder, new URL(url, 'http://localhost').pathname);
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const found = kept.get(file) ?? store(folder, file, change);
    kept.set(file, found);
    response.writeHead(200, { ...found.headers, 'content-length': found.body.length }).end(found.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
