import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';

/** The address of the 404 page. */
export const notFoundRoute = '/404.html';

/** The absolute folder of the built site: SITE_DIR if set, otherwise public/. Throws if the site hasn't been built. */
export function publicFolder(): string {
  const folder = resolve(process.env.SITE_DIR ?? join(__dirname, '..', '..', '..', 'public'));
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  }
  return folder;
}

/** The redirects in content/redirects.yaml. */
export const redirects = (): readonly { from: string; to: string }[] =>
  parse(readFileSync(join(__dirname, '..', '..', '..', 'content', 'redirects.yaml'), 'utf8')).items;

/** Paths of all built pages except the 404 page and redirects, sorted, without trailing slash: "/", "/fees". */
export function routes(): string[] {
  return readdirSync(publicFolder(), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && file !== '/404/index.html')
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .filter((route) => !redirects().some(({ from }) => from === route))
    .sort();
}

/** A light page, for tests of what all pages have. The home page takes several times as long, and its board moves. */
export const lightPage = '/contact';
