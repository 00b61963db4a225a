// @ts-check
/**
 * Serves the build in public/ (or SITE_DIR) on this machine, with the headers and redirects that hosts read from it: _headers and
 * _redirects. PORT is 9000 by default.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'compression';
import sirv from 'sirv';

const folder = resolve(process.env.SITE_DIR ?? 'public');
const port = Number(process.env.PORT ?? 9000);

const linesOf = (/** @type {string} */ file) => readFileSync(join(folder, file), 'utf8').split('\n');

/** @type {{ path: RegExp, headers: [string, string][] }[]} */
const rules = [];
for (const line of linesOf('_headers')) {
  const [, name, value] = /^\s+([^:]+): (.*)/.exec(line) ?? [];
  if (name && value) rules.at(-1)?.headers.push([name, value]);
  else if (line.startsWith('/'))
    rules.push({
      path: new RegExp(`^${line.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')}$`),
      headers: [],
    });
}

const redirects = new Map(
  linesOf('_redirects').map((line) => /** @type {[string, string]} */ (line.split(' ').slice(0, 2))),
);

const files = sirv(folder, { dev: true, etag: true, dotfiles: true });
const compress = compression();

const server = createServer((request, response) => {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  const page = pathname.replace(/(.)\/+$/, '$1');
  const target = redirects.get(page) ?? page;
  if (target !== pathname && !target.startsWith('//')) {
    response.writeHead(301, { Location: target + search }).end();
    return;
  }
  for (const { path, headers } of rules)
    if (path.test(pathname)) for (const [name, value] of headers) response.setHeader(name, value);
  // A Markdown alternate names its page, which _headers can't say on every host: see docs/hosting.md.
  if (pathname.endsWith('.md'))
    response.setHeader('Link', `<${pathname.replace(/(\/index)?\.md$/, '') || '/'}>; rel="canonical"`);
  // @ts-expect-error compression's types are those of Express, which it doesn't need.
  compress(request, response, () =>
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : readFileSync(join(folder, '404.html')));
    }),
  );
});

// By default Node closes an idle connection after five seconds, at which moment a slow browser may be sending its next request on it.
server.keepAliveTimeout = 0;
server.on('error', (error) => {
  console.error(`Port ${port} can't be used (${error.message}). Choose another one: PORT=9100 npm start`);
  process.exitCode = 1;
});
server.listen(port, process.env.HOST ?? 'localhost', () =>
  console.log(`The site is at http://localhost:${port}`),
);
