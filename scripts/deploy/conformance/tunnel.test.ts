/** Error reports that are sent to the site's own address reach the configured project, and nothing else passes. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { sampleSite } from '../../../tests/unit/sample-build';
import { tryPort } from '../../machine/port.mjs';
import { maxEnvelopeBytes } from '../error-reports';
import type { HostName } from '../hosts';
import { serveHost, whyNot } from '../local';
import { prepareHost } from '../prepare-host';
import { siteRules } from '../site-rules';
import { type Ask, askAt } from './ask';

/** What the receiver got. */
interface Received {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const received: Received[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response
      .writeHead(200, { 'Content-Type': 'application/json', 'Set-Cookie': 'receiver=1', 'Retry-After': '60' })
      .end('{"id":"1"}');
  });
});

let dsn = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  dsn = `http://publickey@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/7`;
});
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});
beforeEach(() => {
  received.length = 0;
});

const envelope = (project: string, text = 'x') =>
  `${JSON.stringify({ dsn: project })}\n{"type":"event"}\n${JSON.stringify({ message: text })}\n`;

const headers = {
  'Content-Type': 'text/plain;charset=UTF-8',
  Cookie: 'session=secret',
  'X-Forwarded-For': '203.0.113.9',
  Origin: 'https://switchyard.example',
};

const post = (ask: Ask, body: string, further: Record<string, string> = {}) =>
  ask('/reports', {
    method: 'POST',
    headers: { ...headers, 'Content-Length': String(Buffer.byteLength(body)), ...further },
    body,
  });

/** A host that serves a site whose reports go to a project, through the path "/reports". */
async function siteThatReportsTo(project: string, name: HostName) {
  const settings = JSON.stringify({ dsn: project, tunnel: '/reports' });
  const sample = sampleSite({ '/error-reporting.json': settings });
  const rules = siteRules(sample.site, 'https://switchyard.example');
  await prepareHost(name, sample.site, rules, sample.folder(name));
  const server = await serveHost(name, rules, sample.folder(name));
  const close = async () => {
    await server.stop();
    sample.remove();
  };
  return { ask: askAt(server.origin), close };
}

for (const name of ['nginx', 'caddy', 'cloudflare', 'netlify'] as const) {
  const reason = whyNot(name);
  const suite = reason === undefined ? describe : describe.skip;
  suite(`the tunnel of ${name}${reason ? `: not run, ${reason}` : ''}`, () => {
    let ask: Ask;
    let close = async () => {};
    beforeAll(async () => {
      ({ ask, close } = await siteThatReportsTo(dsn, name));
    });
    afterAll(() => close());

    test('passes a report to the project with its key, without cookies and without the address of the visitor', async () => {
      const reply = await post(ask, envelope(dsn));
      expect(reply.status).toBe(200);
      expect(reply.headers['set-cookie']).toBeUndefined();
      // The receiver asks the browser to wait before it sends more.
      expect(reply.headers['retry-after']).toBe('60');
      expect(received).toHaveLength(1);
      expect(received[0]?.url).toBe('/api/7/envelope/?sentry_key=publickey&sentry_version=7');
      expect(received[0]?.body).toBe(envelope(dsn));
      // By it the receiver refuses reports from domains that a project doesn't allow. It accepts those without one.
      expect(received[0]?.headers.origin).toBe('https://switchyard.example');
      const sent = Object.keys(received[0]?.headers ?? {});
      expect(sent.filter((one) => /cookie|forwarded|real-ip|referer/.test(one))).toEqual([]);
    });

    test('sends no report to another address', async () => {
      const foreign = await post(ask, envelope('http://publickey@other.example/9'));
      await post(ask, envelope(dsn), { Host: 'other.example' });
      expect(received.filter(({ url }) => !url.startsWith('/api/7/'))).toEqual([]);
      // nginx and Caddy can't read the project in the body: they pass every report to the configured one.
      if (name === 'cloudflare' || name === 'netlify') expect(foreign.status).toBe(403);
    });

    test('refuses other methods, other content and large bodies', async () => {
      const read = await ask('/reports');
      expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
      expect((await post(ask, envelope(dsn), { 'Content-Type': 'application/json' })).status).toBe(415);
      expect((await post(ask, envelope(dsn, 'x'.repeat(maxEnvelopeBytes)))).status).toBe(413);
      expect(received).toEqual([]);
    });

    test("responds with 502 if the receiver can't be reached", async () => {
      const nowhere = await tryPort(0, '127.0.0.1');
      const unreachable = `http://publickey@127.0.0.1:${nowhere}/7`;
      const site = await siteThatReportsTo(unreachable, name);
      try {
        expect((await post(site.ask, envelope(unreachable))).status).toBe(502);
      } finally {
        await site.close();
      }
    });
  });
}

const nginxTest = whyNot('nginx') === undefined ? test : test.skip;

nginxTest('nginx forwards no more than a burst of reports from one visitor', async () => {
  const { ask, close } = await siteThatReportsTo(dsn, 'nginx');
  try {
    const replies = await Promise.all(Array.from({ length: 60 }, () => post(ask, envelope(dsn))));
    expect(replies.some(({ status }) => status === 429)).toBe(true);
    expect(received.length).toBeLessThan(60);
  } finally {
    await close();
  }
});
