import { rmSync } from 'node:fs';
import { writeSampleSite } from './sample-site';
import { serveFolder } from './static-server';

test('serves pages with their type, and nothing outside the folder', async () => {
  const folder = writeSampleSite({ pages: { '/': { title: 'Home' }, '/ach': { title: 'ACH' } } });
  const { origin, stop } = await serveFolder(folder);
  try {
    const page = await fetch(`${origin}/ach`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('<h1>ACH</h1>');
    expect((await fetch(`${origin}/`)).status).toBe(200);
    for (const path of ['/none', '/..%2f..%2f..%2fetc%2fhosts.txt', '/%E0%A4%A'])
      expect((await fetch(origin + path)).status).toBe(404);
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
});
