import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The address of the page shown for an address that does not exist. */
export const notFoundRoute = '/404.html';

/** The folder of the built site, absolute: SITE_DIR where it is set, else public/. Throws when the site has not been built. */
export function publicFolder(): string {
  const folder = resolve(process.env.SITE_DIR ?? join(__dirname, '..', '..', '..', 'public'));
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  }
  return folder;
}

/** The path of every built page but the 404 page, sorted, without a slash at the end: "/", "/fees". */
export function routes(): string[] {
  return readdirSync(publicFolder(), { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html') && file !== '/404/index.html')
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .sort();
}
