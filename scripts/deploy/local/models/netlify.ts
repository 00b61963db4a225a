/**
 * A model of Netlify: its file server, and the edge functions that were written, run as they are.
 * https://docs.netlify.com/manage/routing/headers/, https://docs.netlify.com/build/edge-functions/declarations/
 */
import { join } from 'node:path';
import { fileResponse, readFileAt } from './files';
import { applyHeaders, parseHeaders } from './headers-rules';
import { loadModule } from './load-function';
import type { Model } from './model-server';

interface EdgeFunction {
  default(request: Request, context: { next(): Promise<Response> }): Promise<Response>;
  config: { path: string; excludedPath?: string };
}

const settings = new Set(['/_headers', '/_redirects', '/netlify.toml']);

/** The model of the site that is prepared in a folder. */
export function netlify(folder: string): Model {
  const site = join(folder, 'site');
  const read = (name: string) => readFileAt(folder, name)?.toString();
  const rules = parseHeaders(read('site/_headers') ?? '');
  const notFound = readFileAt(site, '404.html') ?? Buffer.from('');
  const load = (name: string): EdgeFunction | undefined => {
    const text = read(`edge-functions/${name}`);
    return text === undefined ? undefined : loadModule<EdgeFunction>(text);
  };
  const everywhere = load('site.js');
  const reports = load('reports.js');
  const files = async (path: string): Promise<Response> => {
    const names = settings.has(path) ? [] : [path, `${path}.html`, `${path}/index.html`];
    const name = names.find((one) => readFileAt(site, one));
    const content = name === undefined ? undefined : readFileAt(site, name);
    const response = content ? fileResponse(content, name ?? path) : fileResponse(notFound, '404.html', 404);
    applyHeaders(rules, path, response.headers, false);
    return response;
  };
  return async (request) => {
    const { pathname } = new URL(request.url);
    const next = () => files(decodeURIComponent(pathname));
    if (reports?.config.path === pathname) return reports.default(request, { next });
    return everywhere ? everywhere.default(request, { next }) : next();
  };
}
