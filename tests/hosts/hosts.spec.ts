/** What a host sends: nginx on this machine, or with HOST_URL a server that serves the build in dist/site. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { compressFiles } from '../../deploy/compress';
import { hasNginx, startNginx } from './nginx';

const given = process.env.HOST_URL;
/** Netlify's simulator has its own caching, media types and compression, and serves a page with a slash at its end, too. */
const isNetlify = process.env.HOST_SIMULATOR === 'netlify';
const port = 9123;
const origin = given ?? `http://127.0.0.1:${port}`;
const received: { url: string; cookie: string | undefined }[] = [];

const receiver = createServer((request, response) => {
  received.push({ url: request.url ?? '', cookie: request.headers.cookie });
  request.resume().on('end', () => response.writeHead(200, { 'Set-Cookie': 'receiver=1' }).end('{}'));
});
let stop = () => {};

test.skip(!given && !hasNginx, 'nginx and its Brotli module are not installed');
test.use({ baseURL: origin });

test.beforeAll(async () => {
  if (given) return;
  await compressFiles('dist/site/products');
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  const { port: receiverPort } = receiver.address() as AddressInfo;
  stop = await startNginx(port, `http://127.0.0.1:${receiverPort}/api/7/envelope/?sentry_key=key`);
});
test.afterAll(() => {
  stop();
  receiver.close();
});

test('a page has the policy of the build and every security header', async ({ request }) => {
  const declared = readFileSync('dist/site/_headers', 'utf8');
  for (const path of ['/', '/products/ach', '/no-such-page']) {
    const headers = (await request.get(path)).headers();
    for (const [, name = '', value] of declared.split('\n\n')[0]?.matchAll(/^ {2}([^:]+): (.*)$/gm) ?? [])
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect((await request.get('/')).headers()['cross-origin-resource-policy']).toBe('same-origin');
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
});

test('hashed files are kept for a year, pages are asked for again, and a missing file is not kept', async ({
  request,
}) => {
  test.skip(isNetlify);
  const home = await request.get('/');
  expect(home.headers()['cache-control']).toMatch(/max-age=0/);
  const font = /href="(\/fonts\/[^"]+)"/.exec(await home.text())?.[1] ?? '';
  expect((await request.get(font)).headers()['cache-control']).toContain('immutable');
  const missing = await request.get('/fonts/missing.woff2');
  expect(missing.status()).toBe(404);
  if (!given) expect(missing.headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('every page has one address, and moved addresses lead to their new one', async ({ request }) => {
  const forms = [
    ['/products/', '/products'],
    ['/products/ach.html', '/products/ach'],
  ] as const;
  const moved = [
    ['/pricing', '/fees'],
    ['/rss.xml', '/updates.xml'],
  ] as const;
  for (const [from, to] of isNetlify ? moved : [...forms, ...moved]) {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect([301, 308], from).toContain(response.status());
    expect(new URL(response.headers().location ?? '', origin).pathname, from).toBe(to);
    expect(response.headers().location, from).toContain('a=1');
  }
  const outside = await request.get('/%5cother.example/', { maxRedirects: 0 });
  expect(new URL(outside.headers().location ?? '/', origin).host).toBe(new URL(origin).host);
});

test('what is not there gets the 404 page', async ({ request }) => {
  for (const path of ['/no-such-page', '/products/none', '/.env', '/webpack.stats.json', '/_gatsby/slices']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(await response.text(), path).toContain('<html');
  }
});

const files: readonly (readonly [string, string, shared?: boolean])[] = [
  ['/openapi.yaml', 'application/yaml', true],
  ['/openapi.json', 'application/json', true],
  ['/updates.xml', 'application/rss+xml', true],
  ['/updates/products/ach.xml', 'application/rss+xml', true],
  ['/updates.json', 'application/feed+json', true],
  ['/products/ach.md', 'text/markdown; charset=utf-8', true],
  ['/llms.txt', 'text/plain', true],
  ['/banking-days.ics', 'text/calendar', true],
  ['/codes.json', 'application/json', true],
  ['/sitemap-index.xml', 'xml', true],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/favicon.svg', 'image/svg+xml'],
];

test('files for machines have their media type, and other sites may read them', async ({ request }) => {
  test.skip(isNetlify);
  for (const [path, type, shared] of files) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
    if (shared) expect(response.headers()['access-control-allow-origin'], path).toBe('*');
    if (path.endsWith('.md') && !given)
      expect(response.headers()).toMatchObject({
        link: '</products/ach>; rel="canonical"',
        'x-robots-tag': 'noindex',
      });
  }
});

test('the reference leads to its description', async ({ request }) => {
  const { link } = (await request.get('/documentation/api/accounts')).headers();
  expect(link).toContain('</openapi.json>; rel="service-desc"');
});

test('text is compressed', async ({ request }) => {
  test.skip(isNetlify);
  const response = await request.get('/products/ach', { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(response.headers()['content-encoding']).toMatch(/br|gzip/);
  if (!given) expect(response.headers().vary).toContain('Accept-Encoding');
  expect(await response.text()).toContain('<h1');
});

test('the tunnel forwards envelopes, without cookies, and nothing else', async ({ request }) => {
  test.skip(given !== undefined, 'only here does a receiver of reports run');
  const headers = { 'Content-Type': 'text/plain;charset=UTF-8', Cookie: 'session=secret' };
  const data = '{"dsn":"https://key@errors.example/7"}\n{"type":"event"}\n{}\n';
  const sent = await request.post('/reports', { headers, data });
  expect(sent.status()).toBe(200);
  expect(sent.headers()['set-cookie']).toBeUndefined();
  expect(received).toEqual([{ url: '/api/7/envelope/?sentry_key=key', cookie: undefined }]);
  expect((await request.get('/reports')).status()).toBe(405);
  expect((await request.post('/reports', { data: {} })).status()).toBe(415);
  const large = await request.post('/reports', { headers, data: 'x'.repeat(300_000) });
  expect(large.status()).toBe(413);
});
