/**
 * Serves some pages of the built site with the files of several hosts and a tunnel for error reports, in a separate process, because
 * Playwright can't load the scripts' modules. Arguments: the DSN, the hosts. Sends the address of each, or why it can't be served here.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../../scripts/deploy/built-site';
import { errorReports } from '../../../scripts/deploy/error-reports';
import type { HostName } from '../../../scripts/deploy/hosts';
import { serveHost, whyNot } from '../../../scripts/deploy/local';
import { prepareHost } from '../../../scripts/deploy/prepare-host';
import { type SiteRules, siteRules } from '../../../scripts/deploy/site-rules';

/** What this process sends for a host. */
export interface Started {
  readonly origin?: string;
  readonly absence?: string;
}

const [dsn, ...names] = process.argv.slice(2) as [string, ...HostName[]];

/** The pages that the test opens, and what every page needs. All of the site would take minutes to read and to copy. */
function somePages(): BuiltSite {
  const site = readBuiltSite(resolve('public'));
  const wanted =
    /^\/(404|index|fees\/index|security\/index)\.html$|^\/[^/]+\.(js|json|svg)$|^\/(fonts|page-data)\//;
  const files = site.files.filter((file) => wanted.test(file));
  return { ...site, files, routes: ['/', '/fees', '/security'] };
}

const settings = JSON.stringify({
  dsn,
  tunnel: '/reports',
  release: 'tunnel',
  environment: 'test',
  tracesSampleRate: 0,
});
const site = somePages();
const { tunnel } = errorReports(settings);
const rules: SiteRules = { ...siteRules(site, 'https://switchyard.example'), ...(tunnel ? { tunnel } : {}) };

const servers: { stop: () => Promise<void> }[] = [];

async function start(name: HostName): Promise<Started> {
  const absence = whyNot(name);
  if (absence !== undefined) return { absence };
  const folder = mkdtempSync(join(tmpdir(), 'tunnel-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await prepareHost(name, site, rules, folder, { compress: false });
  const files = name === 'cloudflare' ? folder : join(folder, 'site');
  writeFileSync(join(files, 'error-reporting.json'), settings);
  const server = await serveHost(name, rules, folder);
  servers.push(server);
  return { origin: server.origin };
}

process.once('disconnect', async () => {
  await Promise.all(servers.map((server) => server.stop()));
  process.exit();
});

async function startAll(): Promise<Record<string, Started>> {
  const started: Record<string, Started> = {};
  for (const name of names) started[name] = await start(name);
  return started;
}

startAll().then(
  (started) => process.send?.(started),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
