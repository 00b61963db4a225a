// @ts-check
/**
 * Forwards error reports to the project in the site's /error-reporting.json, and to no other. Cloudflare Pages and Netlify run it at
 * /reports. Neither cookies nor the visitor's address are forwarded.
 */

/** Largest envelope, in bytes. A report with its breadcrumbs has about 30 kB. */
const maxBytes = 262_144;

/**
 * The address of a project's envelopes. Source: https://develop.sentry.dev/sdk/foundations/transport/envelopes/
 * @param {string} dsn such as "https://key@host/7"
 */
export function envelopeEndpoint(dsn) {
  const { protocol, host, username, pathname } = new URL(dsn);
  return `${protocol}//${host}/api${pathname}/envelope/?sentry_key=${username}&sentry_version=7`;
}

/**
 * The DSN in an envelope's first line, undefined if there's none.
 * @param {string} envelope
 */
function dsnOf(envelope) {
  try {
    return JSON.parse(envelope.slice(0, envelope.indexOf('\n'))).dsn;
  } catch {
    return undefined;
  }
}

/**
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
const refusal = (status, headers = {}) =>
  new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

/**
 * The receiver's response, or why a report isn't forwarded.
 * @param {Request} request
 */
export async function forwardReport(request) {
  if (request.method !== 'POST') return refusal(405, { Allow: 'POST' });
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(text\/plain|application\/x-sentry-envelope)(;|$)/.test(type)) return refusal(415);
  if (Number(request.headers.get('Content-Length')) > maxBytes) return refusal(413);
  const envelope = await request.text();
  if (envelope.length > maxBytes) return refusal(413);
  const settings = await fetch(new URL('/error-reporting.json', request.url)).then((file) => file.json());
  if (!settings.dsn || dsnOf(envelope) !== settings.dsn) return refusal(403);
  const headers = { 'Content-Type': type, Origin: request.headers.get('Origin') ?? '' };
  const sent = { method: 'POST', headers, body: envelope };
  const response = await fetch(envelopeEndpoint(settings.dsn), sent).catch(() => undefined);
  if (!response) return refusal(502);
  const wait = response.headers.get('Retry-After');
  return refusal(response.status, wait ? { 'Retry-After': wait } : {});
}

/** Cloudflare Pages calls this for functions/reports.js. */
export const onRequest = (/** @type {{ request: Request }} */ { request }) => forwardReport(request);

/** Netlify calls this, at the path in `config`. */
export default forwardReport;
export const config = { path: '/reports' };
