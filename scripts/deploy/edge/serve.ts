/** What Cloudflare Pages and Netlify do before and after they serve a file. */
import { redirectTarget } from './redirect-target';
import type { EdgeSettings } from './settings';

/**
 * Redirects an address that isn't in its right form, and serves others.
 * @param next serves the file of the request, or a 404
 */
export async function serve(
  settings: EdgeSettings,
  request: Request,
  next: () => Promise<Response>,
): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  const target = redirectTarget(settings, host, pathname, search);
  if (target !== undefined)
    return new Response(null, {
      status: 301,
      headers: {
        Location: target,
        'Strict-Transport-Security': settings.hsts,
        // So that pages of other sites can read the file to which it leads.
        'Access-Control-Allow-Origin': '*',
      },
    });
  const response = await next();
  if (response.status !== 404) return response;
  // The host's rules go by path alone: a browser would keep "not found" for a year.
  const missing = new Response(response.body, response);
  missing.headers.set('Cache-Control', settings.revalidated);
  return missing;
}
