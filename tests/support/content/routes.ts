import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { requireBuild } from '../../../scripts/lib/require-build.mjs';
import { once } from '../once';
import { readContent } from './content';

/** The address of the 404 page. */
export const notFoundRoute = '/404.html';

/** The absolute folder of the built site: SITE_DIR if set, otherwise public/. Throws if the site hasn't been built. */
export function publicFolder(): string {
  const folder = resolve(process.env.SITE_DIR ?? join(__dirname, '..', '..', '..', 'public'));
  requireBuild(folder);
  return folder;
}

/** The redirects in content/redirects.yaml. */
export const redirects = (): readonly { from: string; to: string }[] =>
  readContent<{ items: { from: string; to: string }[] }>('redirects.yaml').items;

/** Paths of all built pages except the 404 page and redirects, sorted, without trailing slash: "/", "/fees". */
export const routes = once((): readonly string[] => {
  const redirected = new Set(redirects().map(({ from }) => from));
  return readdirSync(publicFolder(), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && file !== '/404/index.html')
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .filter((route) => !redirected.has(route))
    .sort();
});

/** A light page, for tests of what all pages have. The home page takes several times as long, and its board moves. */
export const lightPage = '/contact';
