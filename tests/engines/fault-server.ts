/** Serves a built site on loopback with faults that are the same for every engine. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { extname, join } from 'node:path';
import { contentSecurityPolicy } from '../../scripts/deploy/policy/content-security-policy';
import { inlineCode } from '../../scripts/deploy/policy/inline-code';
import { sentHeaders } from '../support/site/headers';

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

/** What is sent instead of the file: a response, a closed connection, half the file, or nothing until `releaseHanging` is called. */
export type FaultResponse =
  | { readonly status: number; readonly type?: string; readonly body?: string }
  | 'reset'
  | 'cut'
  | 'hang';

/** The first rule whose pattern matches the path wins. */
export type Rule = { readonly path: RegExp; readonly response: FaultResponse };

export interface FaultServer {
  readonly url: string;
  /** Rules that apply from now on; an empty list serves everything. */
  rules: readonly Rule[];
  /** The served folder. */
  folder: string;
  /** Serves pages without their scripts, as if JavaScript was off. */
  withoutScripts: boolean;
  /** HTML added at the start of every page's head, such as a script that breaks something. */
  inject: string;
  /** Serves a later build of the same pages: every hashed file has another name, and the old names are gone. */
  secondBuild: boolean;
  /** Paths of requested pages and files, in order. */
  readonly requested: string[];
  /** The paths among them that were navigated to. */
  readonly documents: string[];
  /** Number of requests that a rule has handled. */
  faultCount: number;
  /** Error reports, as sent by pages. */
  readonly reports: string[];
  /** Number of requests in progress; those that hang don't count. */
  readonly busy: () => number;
  /** Responds to the hanging requests with their files. */
  readonly releaseHanging: () => void;
  stop: () => Promise<void>;
}

function fileFor(folder: string, path: string): { file: string; status: number } {
  const file = join(folder, path);
  if (existsSync(file) && statSync(file).isFile()) return { file, status: 200 };
  const index = join(file, 'index.html');
  return existsSync(index) ? { file: index, status: 200 } : { file: join(folder, '404.html'), status: 404 };
}

/** Webpack's names of files and of the build, which change with their content. */
const hash = /(?<=[-."])(?:[0-9a-f]{20}|[0-9a-f]{8})(?=[."])/g;
const later = (name: string): string => `${name.slice(1)}${name.slice(0, 1)}`;
const earlier = (name: string): string => `${name.slice(-1)}${name.slice(0, -1)}`;

/** Settings of error reporting that send reports to this server. */
const settingsFor = (host: string): string =>
  JSON.stringify({
    dsn: `http://key@${host}/1`,
    tunnel: null,
    release: 'faults',
    environment: 'test',
    tracesSampleRate: 0,
  });

/** The policy for a page whose inline code isn't that of the build. */
const policyFor = (html: string): string => contentSecurityPolicy(inlineCode([html])).value;

const isText = /^(text|application\/(json|manifest))/;

/** Sends half of what the header declares, and closes the connection. */
function cutMidway(text: string, response: ServerResponse): void {
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.write(text.slice(0, text.length / 2), () => response.destroy());
}

/** Starts a server for a folder. */
export async function startFaultServer(folder: string): Promise<FaultServer> {
  const sockets = new Set<Socket>();
  const inProgress = new Set<ServerResponse>();
  const hanging = new Set<() => void>();
  const state = {
    rules: [] as readonly Rule[],
    folder,
    withoutScripts: false,
    inject: '',
    secondBuild: false,
    requested: [] as string[],
    documents: [] as string[],
    faultCount: 0,
    reports: [] as string[],
  };

  /** A file's text as this server sends it. */
  const served = (built: string, isPage: boolean, response: ServerResponse): string => {
    const text = state.secondBuild ? built.replace(hash, later) : built;
    if (!isPage) return text;
    const scripts = /<script(?! type="application)[\s\S]*?<\/script>/g;
    const html = (state.withoutScripts ? text.replace(scripts, '') : text).replace(
      '<head>',
      () => `<head>${state.inject}`,
    );
    if (state.inject !== '' || state.secondBuild)
      response.setHeader('Content-Security-Policy', policyFor(html));
    return html;
  };

  const send = (requestedPath: string, response: ServerResponse, cut = false) => {
    const path = state.secondBuild ? requestedPath.replace(hash, (name) => earlier(name)) : requestedPath;
    const { file, status } = fileFor(state.folder, path);
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.statusCode = status;
    for (const [name, value] of Object.entries(sentHeaders())) response.setHeader(name, value);
    response.setHeader('Content-Type', type).setHeader('Cache-Control', 'max-age=0');
    if (!isText.test(type)) {
      createReadStream(file).pipe(response);
      return;
    }
    const text = served(readFileSync(file, 'utf8'), type.startsWith('text/html'), response);
    if (cut) cutMidway(text, response);
    else response.end(text);
  };

  /** Receives what Sentry's library sends, and keeps errors. */
  const takeReport = (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      if (body.includes('"exception"')) state.reports.push(body);
      response.end('{}');
    });
  };

  const fail = (fault: FaultResponse, path: string, request: IncomingMessage, response: ServerResponse) => {
    state.faultCount += 1;
    if (fault === 'hang') {
      inProgress.delete(response);
      hanging.add(() => send(path, response));
    } else if (fault === 'reset') request.socket.resetAndDestroy();
    else if (fault === 'cut') send(path, response, true);
    else {
      const type = fault.type ?? 'text/plain';
      response.writeHead(fault.status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
      response.end(fault.body ?? '');
    }
  };

  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'POST') {
      takeReport(request, response);
      return;
    }
    inProgress.add(response);
    response.once('close', () => inProgress.delete(response));
    const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
    const path = decodeURIComponent(pathname);
    state.requested.push(path);
    if (request.headers['sec-fetch-mode'] === 'navigate') state.documents.push(path);
    const fault = state.rules.find((rule) => rule.path.test(path))?.response;
    if (fault) fail(fault, path, request, response);
    else if (path === '/error-reporting.json') response.end(settingsFor(request.headers.host ?? ''));
    else send(path, response);
  };

  const server = createServer(handle);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    busy: () => inProgress.size,
    releaseHanging: () => {
      for (const release of hanging) release();
      hanging.clear();
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
