/**
 * Serves some pages of the built site with a host's own files and a tunnel for error reports, in a separate process, because Playwright can't
 * load the scripts' modules. Arguments: the host, the DSN. Sends the address, or why the host can't be served here.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type BuiltSite, readBuiltSite } from '../../../scripts/deploy/built-site';
import { errorReports } from '../../../scripts/deploy/error-reports';
import type { HostName } from '../../../scripts/deploy/hosts';
import { serveHost, whyNot } from '../../../scripts/deploy/local';
import { prepareHost } from '../../../scripts/deploy/prepare-host';
import { siteRules } from '../../../scripts/deploy/site-rules';

/** What this process sends. */
export interface Started {
  readonly origin?: string;
  readonly absence?: string;
}

const [name, dsn] = process.argv.slice(2) as [HostName, string];

/** The pages that the test opens, and what every page needs. All of the site would take minutes to read and to copy. */
function somePages(): BuiltSite {
  const site = readBuiltSite(resolve('public'));
  const wanted =
    /^\/(404|index|fees\/index|security\/index)\.html$|^\/[^/]+\.(js|json|svg)$|^\/(fonts|page-data)\//;
  const files = site.files.filter((file) => wanted.test(file));
  return { ...site, files, routes: ['/', '/fees', '/security'] };
}

async function start(): Promise<Started> {
  const absence = whyNot(name);
  if (absence !== undefined) return { absence };
  const settings = { dsn, tunnel: '/reports', release: 'tunnel', environment: 'test', tracesSampleRate: 0 };
  const site = somePages();
  const rules = siteRules(site, 'https://switchyard.example');
  const { tunnel } = errorReports(JSON.stringify(settings));
  const withTunnel = { ...rules, ...(tunnel ? { tunnel } : {}) };
  const folder = mkdtempSync(join(tmpdir(), 'tunnel-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await prepareHost(name, site, withTunnel, folder, { compress: false });
  const files = name === 'cloudflare' ? folder : join(folder, 'site');
  writeFileSync(join(files, 'error-reporting.json'), JSON.stringify(settings));
  const server = await serveHost(name, withTunnel, folder);
  process.once('disconnect', async () => {
    await server.stop();
    process.exit();
  });
  return { origin: server.origin };
}

start().then(
  (started) => process.send?.(started),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
