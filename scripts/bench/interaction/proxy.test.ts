import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openProxy } from './proxy';

const page = '<h1>Fees</h1><script>go()</script>';
let site: Server;
let origin = '';

beforeAll(async () => {
  site = createServer((request, response) => {
    response.setHeader(
      'content-type',
      request.url === '/fees' ? 'text/html; charset=utf-8' : 'text/javascript',
    );
    response.end(request.url === '/fees' ? page : 'go()');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

const textAt = async (address: string) =>
  (await fetch(address, { headers: { accept: 'text/html,*/*' } })).text();

test("a proxy passes the site's responses on", async () => {
  const front = await openProxy(origin, { latency: 1 });
  expect(await textAt(`${front.origin}/fees`)).toBe(page);
  front.close();
});

test("without scripts it removes them from pages, and doesn't change other files", async () => {
  const front = await openProxy(origin, { withoutScripts: true });
  expect(await textAt(`${front.origin}/fees`)).toBe('<h1>Fees</h1>');
  expect(await textAt(`${front.origin}/go.js`)).toBe('go()');
  front.close();
});
