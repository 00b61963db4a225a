/** A server for a built site, for screenshots. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { ending, mediaTypes } from '../deploy/site-rules';

/** The file at an address; undefined if it would be outside the folder, or the address isn't valid. */
function fileAt(folder: string, address: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
    const file = resolve(folder, `.${extname(path) === '' ? `${path}/index.html` : path}`);
    return file.startsWith(resolve(folder) + sep) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Serves a folder on a free port of this machine alone.
 * @returns its origin, and a function that stops it
 */
export async function serveFolder(folder: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const file = fileAt(folder, url);
    const content = file && (await readFile(file).catch(() => undefined));
    if (content) response.setHeader('content-type', mediaTypes[ending(file)] ?? 'application/octet-stream');
    else response.statusCode = 404;
    response.end(content ?? (await readFile(join(folder, '404.html')).catch(() => 'Not found')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
