// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import compression from 'compression';
import express from 'express';

/**
 * @typedef {object} Options
 * @property {number} [port] by default a free one
 * @property {string} [host] the address to listen on, by default this machine alone
 * @property {Readonly<Record<string, string>>} [headers] added to every response
 * @property {boolean} [compress] with gzip, by default yes
 */

/**
 * An address without the slash at the end of its path; undefined if its path doesn't end in one, or is "/". Leading slashes become one:
 * browsers read two as the start of a host name.
 * @param {string} address of a request, such as "/fees/?a=b"
 */
export function withoutTrailingSlash(address) {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  return /.\/$/.test(path) ? `/${path.replace(/^\/+|\/+$/g, '')}${query}` : undefined;
}

/**
 * A handler of requests for a built site's files, as on static hosts: a page's address has no trailing slash, and what doesn't
 * exist gets the error page.
 * @param {string} folder absolute
 * @param {Pick<Options, 'headers' | 'compress'>} options
 */
function siteHandler(folder, { headers = {}, compress = true }) {
  const files = express.static(folder, { redirect: false, dotfiles: 'allow' });
  const app = express();
  app.disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set(headers);
    next();
  });
  if (compress) app.use(compression());
  app.use((request, response, next) => {
    const address = withoutTrailingSlash(request.url);
    if (address === undefined) next();
    else response.redirect(301, address);
  });
  app.use(files);
  app.use((request, response, next) => {
    request.url = request.url.replace(/^[^?]*/, '$&/');
    files(request, response, next);
  });
  app.use((_request, response, next) => {
    response.status(404).sendFile(join(folder, '404.html'), (error) => error && next());
  });
  return app;
}

/**
 * Serves a built site over HTTP/1.1. Files are read at each request, so a new build is served without a restart.
 * @param {string} folder absolute
 * @param {Options} [options]
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws if it can't listen, for example because the port is taken (EADDRINUSE)
 */
export async function serveSite(folder, { port = 0, host = '127.0.0.1', ...options } = {}) {
  const server = createServer(siteHandler(folder, options));
  // By default Node closes a connection that's been idle for five seconds. On a busy machine a browser may be sending its next request
  // on it at that moment.
  server.keepAliveTimeout = 0;
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${typeof address === 'object' && address ? address.port : port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
