import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleSite } from '../changes/sample-site';
import { serveSite, withoutTrailingSlash } from './site-server.mjs';

/** A site with two pages, the Markdown of one, and an error page. */
const folder = writeSampleSite({ pages: { '/': { title: 'Home' }, '/ach': { title: 'ACH' } } });
writeFileSync(join(folder, 'ach.md'), '# ACH – “same day”');
writeFileSync(join(folder, '404.html'), '<h1>Page not found</h1>');
const headers = { 'X-Frame-Options': 'DENY' };

let site: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  site = await serveSite(folder, { headers });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

const request = (path: string, init?: RequestInit) =>
  fetch(site.origin + path, { redirect: 'manual', ...init });

test('pages are at their addresses without a trailing slash', async () => {
  for (const [path, heading] of [
    ['/', '<h1>Home</h1>'],
    ['/ach', '<h1>ACH</h1>'],
    ['/ach?from=/updates/', '<h1>ACH</h1>'],
  ] as const) {
    const page = await request(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(await page.text()).toContain(heading);
  }
  const slashed = await request('/ach/?a=b/');
  expect(slashed.status).toBe(301);
  expect(slashed.headers.get('location')).toBe('/ach?a=b/');
});

test.each([
  ['/', undefined],
  ['/ach', undefined],
  ['/ach?a=b/', undefined],
  ['/ach/', '/ach'],
  ['/ach/?a=b/', '/ach?a=b/'],
  ['//elsewhere.example/', '/elsewhere.example'],
])('the address %s without its trailing slash is %s', (address, expected) => {
  expect(withoutTrailingSlash(address)).toBe(expected);
});

test('text is sent as UTF-8', async () => {
  const text = await request('/ach.md');
  expect(text.headers.get('content-type')).toMatch(/^text\/markdown; charset=utf-8$/i);
  expect(await text.text()).toBe('# ACH – “same day”');
});

test.each(['/none', '/none.html', '/..%2f..%2f..%2fetc%2fhosts', '/%E0%A4%A'])(
  '%s gets the error page',
  async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<h1>Page not found</h1>');
  },
);

test('every response has the headers', async () => {
  for (const path of ['/ach', '/ach/', '/none'])
    expect((await request(path)).headers.get('x-frame-options')).toBe('DENY');
});

test('a new build is served without a restart', async () => {
  writeFileSync(join(folder, 'ach.md'), '# ACH');
  const { headers } = await request('/ach.md');
  expect(headers.get('cache-control')).toBe('public, max-age=0');
  writeFileSync(join(folder, 'ach.md'), '# ACH transfers');
  expect(await (await request('/ach.md')).text()).toBe('# ACH transfers');
});

test('text is compressed unless that is turned off', async () => {
  writeFileSync(join(folder, 'long.txt'), 'ACH '.repeat(1000));
  expect((await request('/long.txt')).headers.get('content-encoding')).toBe('gzip');
  const plain = await serveSite(folder, { compress: false });
  try {
    const response = await fetch(`${plain.origin}/long.txt`);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toHaveLength(4000);
  } finally {
    await plain.stop();
  }
});

test('a taken port is an error', async () => {
  const port = Number(new URL(site.origin).port);
  await expect(serveSite(folder, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
