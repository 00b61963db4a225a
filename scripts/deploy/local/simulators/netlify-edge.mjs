// @ts-check
/**
 * Runs edge functions in Deno, the runtime that they have at Netlify, before Netlify's file server: in place of a program at
 * edge.netlify.com that no package has (see netlify.ts).
 * deno run netlify-edge.mjs <port> <origin of the file server> <file of a function> …
 */

/**
 * An edge function, as Netlify documents it.
 * @typedef {{ next(): Promise<Response> }} Context
 * @typedef {{ default(request: Request, context: Context): Promise<Response>, config: { path: string, excludedPath?: string } }} EdgeFunction
 */

/** @type {any} */
const { Deno } = globalThis;
const [port, files, ...modules] = Deno.args;
/** @type {EdgeFunction[]} */
const functions = await Promise.all(modules.map((/** @type {string} */ url) => import(url)));

Deno.serve({ hostname: '127.0.0.1', port: Number(port) }, (/** @type {Request} */ request) => {
  const { pathname, search } = new URL(request.url);
  const next = () => {
    const { method, headers } = request;
    return fetch(files + pathname + search, { method, headers, redirect: 'manual' });
  };
  const match = functions.find(
    ({ config }) => config.excludedPath !== pathname && ['/*', pathname].includes(config.path),
  );
  return match ? match.default(request, { next }) : next();
});
