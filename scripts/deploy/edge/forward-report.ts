/** Forwards an error report to the configured project, and to no other. */
import type { EdgeSettings } from './settings';

const accepted = /^(text\/plain|application\/x-sentry-envelope)(;|$)/;

/** The project in the first line of an envelope; undefined where that can't be read. */
function projectOf(body: string): string | undefined {
  try {
    const dsn: unknown = JSON.parse(body.slice(0, body.indexOf('\n'))).dsn;
    return typeof dsn === 'string' ? dsn : undefined;
  } catch {
    return undefined;
  }
}

const refusal = (status: number, headers: Record<string, string> = {}): Response =>
  new Response(null, { status, headers });

function copyHeaders(names: readonly string[], from: Headers, to: Headers): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}

/** The body, undefined when it's larger than `limit` bytes. Reads no more than that. */
async function readUpTo(request: Request, limit: number): Promise<string | undefined> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/**
 * The response to a report: what the receiver says, without cookies, or 502 if it can't be reached. The visitor's address and cookies
 * aren't forwarded.
 */
export async function forwardReport(settings: EdgeSettings, request: Request): Promise<Response> {
  const { tunnel } = settings;
  if (!tunnel) return refusal(404);
  if (request.method !== 'POST') return refusal(405, { Allow: 'POST' });
  const type = request.headers.get('Content-Type') ?? '';
  if (!accepted.test(type)) return refusal(415);
  const body = await readUpTo(request, settings.maxEnvelopeBytes);
  if (body === undefined) return refusal(413);
  if (projectOf(body) !== tunnel.dsn) return refusal(403);
  const sent = new Headers({ 'Content-Type': type });
  copyHeaders(['User-Agent', 'Origin'], request.headers, sent);
  const response = await fetch(tunnel.endpoint, {
    method: 'POST',
    headers: sent,
    body,
    redirect: 'manual',
  }).catch(() => undefined);
  if (!response) return refusal(502);
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  copyHeaders(['Content-Type', 'Retry-After', 'X-Sentry-Rate-Limits'], response.headers, headers);
  return new Response(response.body, { status: response.status, headers });
}
