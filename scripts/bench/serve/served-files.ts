/** What the load benchmark asks for, and a server that has it with the configuration that `deploy:prepare` writes. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../../deploy/load-site';
import { serveHost } from '../../deploy/local';
import type { LocalServer } from '../../deploy/local/program-server';
import { prepareHost } from '../../deploy/prepare-host';
import { smallFile as smallFileName } from './load-table';

/** Servers that run this configuration themselves. */
export type ServerName = 'nginx' | 'caddy';

/** A file by its address on the server. */
export type Target = { readonly title: string; readonly path: string };

const article = '/documentation/webhooks';

/** The pages and data of the benchmark. */
export const pages: readonly Target[] = [
  { title: 'home', path: '/' },
  { title: 'article', path: article },
  { title: 'page-data', path: `/page-data${article}/page-data.json` },
];

/** A small file that isn't compressed: about the most that the server can do on this machine. */
export const smallFile: Target = { title: smallFileName, path: '/small-file.txt' };

const fileOf = (path: string): string =>
  /\.\w+$/.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`;

/**
 * Serves the pages, their data and the small file. The configuration is that of the whole site; files that aren't requested
 * are left out, because compressing them takes minutes. Throws if the site isn't built.
 */
export async function serveFiles(name: ServerName): Promise<LocalServer> {
  const { site, rules } = loadSite();
  const folder = mkdtempSync(join(realpathSync(tmpdir()), `bench-${name}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const small = join(folder, 'small-file');
  writeFileSync(small, 'x'.repeat(1000));
  const files = [rules.errorPage, ...pages.map(({ path }) => fileOf(path))];
  const prepared = join(folder, name);
  const kept = new Map([[smallFile.path, small]]);
  await prepareHost(name, { ...site, files }, rules, prepared, { kept });
  const server = await serveHost(name, rules, prepared);
  return {
    origin: server.origin,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
