/** Serves a small site with every host's own files, and runs the conformance test against it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirects, sampleSite } from '../../../tests/unit/sample-build';
import { type HostName, hostNames } from '../hosts';
import { kindOf, serveHost, whyNot } from '../local';
import { prepareHost } from '../prepare-host';
import { type SiteRules, siteRules } from '../site-rules';
import { askAt } from './ask';
import { conformance, type Outcome } from './run';
import { compression } from './transport';

const sample = sampleSite();
const rules = siteRules(sample.site, 'https://switchyard.example', redirects);
afterAll(sample.remove);

async function check(name: HostName, served: SiteRules, expected: SiteRules): Promise<readonly Outcome[]> {
  const folder = sample.folder(name);
  await prepareHost(name, sample.site, served, folder);
  const server = await serveHost(name, served, folder);
  try {
    const subject = { ask: askAt(server.origin), site: sample.site, rules: expected };
    return await conformance(subject, kindOf(name));
  } finally {
    await server.stop();
  }
}

const problems = (outcomes: readonly Outcome[]) => outcomes.flatMap((outcome) => outcome.problems);

for (const name of hostNames) {
  const reason = whyNot(name);
  const run = reason === undefined ? test : test.skip;
  run(
    `${name} serves every page, form of an address, file and header as defined${reason ? `: not run, ${reason}` : ''}`,
    async () => {
      const outcomes = await check(name, rules, rules);
      expect(problems(outcomes)).toEqual([]);
      expect(outcomes.length).toBeGreaterThanOrEqual(7);
    },
  );
}

test('the test reports a missing header, redirect and year-long cache', async () => {
  const { 'X-Frame-Options': _, ...headers } = rules.headers;
  const served = { ...rules, headers, redirects: {}, immutable: ['/fonts/*'] };
  const found = problems(await check('cloudflare', served, rules));
  expect(found).toContain('/: X-Frame-Options is null, not "DENY"');
  expect(found).toContain('/pricing: status is 404, not 301');
  expect(found.join('\n')).toMatch(
    /app-0123abcd\.js: Cache-Control is "public, max-age=0, must-revalidate", not/,
  );
});

// The platforms resolve the dots before they look for a file, and Cloudflare's simulator never responds to TRACE.
for (const name of ['nginx', 'caddy'] as const)
  (whyNot(name) === undefined ? test : test.skip)(
    `${name} resolves dots in an address, refuses TRACE and POST, and serves proxies`,
    async () => {
      const folder = sample.folder(`${name}-alike`);
      await prepareHost(name, sample.site, rules, folder);
      const server = await serveHost(name, rules, folder);
      try {
        const ask = askAt(server.origin);
        const { status, headers } = await ask('/fees/../products/./ach?n=1');
        expect([status, headers.location]).toEqual([301, '/products/ach?n=1']);
        for (const method of ['TRACE', 'POST']) {
          const refused = await ask('/', { method });
          expect([refused.status, refused.headers.allow]).toEqual([405, 'GET, HEAD']);
        }
        // As proxies ask. What they keep uncompressed isn't for clients that accept compression.
        const proxied = await ask('http://switchyard.example/products');
        expect([proxied.status, proxied.headers.vary]).toEqual([200, 'Accept-Encoding']);
      } finally {
        await server.stop();
      }
    },
  );

const nginxTest = whyNot('nginx') === undefined ? test : test.skip;

nginxTest('a configuration that the server refuses is reported in its own words', async () => {
  const broken = { ...rules, headers: { 'Not a name;': 'x' } };
  await expect(check('nginx', broken, rules)).rejects.toThrow(/nginx refuses its configuration/);
});

nginxTest('a stale compressed form is reported', async () => {
  const folder = sample.folder('stale');
  await prepareHost('nginx', sample.site, rules, folder);
  writeFileSync(join(folder, 'site', 'app-0123abcd.js.gz'), 'old');
  const server = await serveHost('nginx', rules, folder);
  try {
    const found = await compression({ ask: askAt(server.origin), site: sample.site, rules });
    expect(found).toEqual(['/app-0123abcd.js: its gzip form is another file']);
  } finally {
    await server.stop();
  }
});
