/**
 * A model of Cloudflare Pages: its asset server, and the worker that was written, run as it is.
 * https://developers.cloudflare.com/pages/configuration/serving-pages/
 */
import { join } from 'node:path';
import { fileResponse, readFileAt } from './files';
import { applyHeaders, parseHeaders } from './headers-rules';
import { loadModule } from './load-function';
import type { Model } from './model-server';

interface Worker {
  default: { fetch(request: Request, environment: { ASSETS: { fetch: Model } }): Promise<Response> };
}

/** Files of the asset server that it doesn't serve. */
const settings = new Set(['/_headers', '/_redirects', '/_worker.js', '/_routes.json']);

/** The page or file of a path, or a redirect to its form without a slash or ".html". */
function asset(folder: string, path: string): Response | undefined {
  const moved = (to: string) => new Response(null, { status: 308, headers: { Location: to } });
  if (settings.has(path)) return undefined;
  const file = path.endsWith('/') ? `${path}index.html` : path;
  const exact = readFileAt(folder, file);
  if (exact && !path.endsWith('.html')) return fileResponse(exact, file);
  if (exact) return moved(path.replace(/(index)?\.html$/, ''));
  const page = readFileAt(folder, `${path.replace(/\/$/, '')}.html`);
  if (page) return path.endsWith('/') ? moved(path.slice(0, -1)) : fileResponse(page, 'page.html');
  return readFileAt(folder, `${path}/index.html`) && moved(`${path}/`);
}

/** The model of the site that is prepared in a folder. */
export function cloudflare(folder: string): Model {
  const read = (name: string) => readFileAt(folder, name)?.toString() ?? '';
  const rules = parseHeaders(read('_headers'));
  const notFound = readFileAt(folder, '404.html') ?? Buffer.from('');
  const worker = loadModule<Worker>(read('_worker.js')).default;
  const assets: Model = async (request) => {
    const { pathname } = new URL(request.url);
    const response =
      asset(join(folder), decodeURIComponent(pathname)) ?? fileResponse(notFound, '404.html', 404);
    response.headers.set('Access-Control-Allow-Origin', '*');
    applyHeaders(rules, pathname, response.headers, true);
    return response;
  };
  return (request) => worker.fetch(request, { ASSETS: { fetch: assets } });
}
