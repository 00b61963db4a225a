/** Serves a built site on loopback and answers wrongly where it's told to: faults that are the same for every engine. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.xml': 'text/xml',
  '.webmanifest': 'application/manifest+json',
};

/** What is answered instead of the file: an answer, a connection that ends, or none at all; after a delay in milliseconds. */
export type Answer =
  | { readonly status: number; readonly type?: string; readonly body?: string }
  | { readonly delay: number }
  | 'reset'
  | 'hang';

/** The first rule whose pattern a path matches counts. */
export type Rule = { readonly path: RegExp; readonly answer: Answer };

export interface FaultServer {
  readonly url: string;
  /** Rules that hold from now on; none lets everything through. */
  rules: readonly Rule[];
  /** The folder that is served. */
  folder: string;
  /** Serves pages without their scripts, as a browser without JavaScript would take them. */
  withoutScripts: boolean;
  /** The paths that have been asked for, in order. */
  readonly asked: string[];
  stop: () => Promise<void>;
}

function fileFor(folder: string, path: string): { file: string; status: number } {
  const file = join(folder, path);
  if (existsSync(file) && statSync(file).isFile()) return { file, status: 200 };
  const index = join(file, 'index.html');
  return existsSync(index) ? { file: index, status: 200 } : { file: join(folder, '404.html'), status: 404 };
}

/** Starts a server over a folder. */
export async function startFaultServer(folder: string): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const state = { rules: [] as readonly Rule[], folder, withoutScripts: false, asked: [] as string[] };

  const send = (path: string, response: ServerResponse) => {
    const { file, status } = fileFor(state.folder, path);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'max-age=0' });
    if (state.withoutScripts && type.startsWith('text/html'))
      response.end(
        readFileSync(file, 'utf8').replace(/<script(?! type="application)[\s\S]*?<\/script>/g, ''),
      );
    else createReadStream(file).pipe(response);
  };

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const path = decodeURIComponent(pathname);
    state.asked.push(path);
    const fault = state.rules.find((rule) => rule.path.test(path))?.answer;
    if (fault === 'hang') return;
    if (fault === 'reset') request.socket.resetAndDestroy();
    else if (fault && 'delay' in fault) setTimeout(() => send(path, response), fault.delay);
    else if (fault) {
      response.writeHead(fault.status, {
        'Content-Type': fault.type ?? 'text/plain',
        'Cache-Control': 'no-store',
      });
      response.end(fault.body ?? '');
    } else send(path, response);
  };

  const server = createServer(answer);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
