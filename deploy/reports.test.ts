import { forwardReport } from './reports.mjs';

const dsn = 'https://key@errors.example/7';
const envelope = (project: string) => `${JSON.stringify({ dsn: project })}\n{"type":"event"}\n{}\n`;

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://switchyard.example/reports', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', Cookie: 'session=secret', ...headers },
  });

/** What was sent to another address than the site's settings. */
let sent: { url: string; headers: Headers; body: unknown }[] = [];

beforeEach(() => {
  sent = [];
  global.fetch = async (address, init) => {
    const url = String(address);
    if (url.endsWith('/error-reporting.json')) return Response.json({ dsn, tunnel: '/reports' });
    sent.push({ url, headers: new Headers(init?.headers), body: init?.body });
    return new Response('{}', { status: 200, headers: { 'Set-Cookie': 'a=1', 'Retry-After': '60' } });
  };
});

test('a report reaches the configured project, without cookies either way', async () => {
  const response = await forwardReport(post(envelope(dsn)));
  expect(response.status).toBe(200);
  expect(response.headers.get('retry-after')).toBe('60');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.url).toBe('https://errors.example/api/7/envelope/?sentry_key=key&sentry_version=7');
  expect(sent[0]?.body).toBe(envelope(dsn));
  expect(sent[0]?.headers.get('cookie')).toBeNull();
});

test.each([
  ['another project', post(envelope('https://key@other.example/9')), 403],
  ['what is not an envelope', post('hello'), 403],
  ['another media type', post(envelope(dsn), { 'Content-Type': 'application/json' }), 415],
  ['a large body', post('x'.repeat(300_000)), 413],
  ['another method', new Request('https://switchyard.example/reports'), 405],
])('%s is refused', async (_, request, status) => {
  expect((await forwardReport(request)).status).toBe(status);
  expect(sent).toEqual([]);
});

test("a receiver that can't be reached is a 502", async () => {
  const settings = global.fetch;
  global.fetch = async (address, init) => {
    if (init?.method === 'POST') throw new TypeError('fetch failed');
    return settings(address, init);
  };
  expect((await forwardReport(post(envelope(dsn)))).status).toBe(502);
});
