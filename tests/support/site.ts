/** The files of the built site: public/, or the folder in SITE_DIR. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { lazy } from '../../src/lib/loading/lazy';
import { readContent } from './content';

/** The absolute folder of the built site. */
export const siteFolder = resolve(process.env.SITE_DIR ?? join(__dirname, '..', '..', 'public'));

/** The address of the 404 page. */
export const notFoundRoute = '/404.html';

/** A light page, for tests of what all pages have. */
export const lightPage = '/contact';

/** Paths of all files that hosts publish, each as "/fees/index.html". Throws if there's no build. */
export const siteFiles = lazy((): readonly string[] => {
  if (!existsSync(join(siteFolder, 'index.html')))
    throw new Error(`There is no built site in ${siteFolder}: run npm run build first.`);
  return readdirSync(siteFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(siteFolder.length).replaceAll('\\', '/'))
    .filter((file) => !/^\/(_gatsby|404)\//.test(file))
    .sort();
});

/** The bytes of a built file. */
export const readBytes = (path: string): Buffer => readFileSync(join(siteFolder, path));

/** The text of a built file. */
export const readSiteFile = (path: string): string => readBytes(path).toString('utf8');

/** Bytes of a built file after Brotli, at the quality with which hosts send it. */
export const compressedSize = (path: string, quality = 11): number =>
  brotliCompressSync(readBytes(path), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;

/** Routes of all pages except the 404 page and redirects, without trailing slash: "/", "/fees". */
export const routes = lazy((): readonly string[] => {
  const redirects = readContent<{ items: { from: string }[] }>('redirects.yaml').items;
  const former = new Set(redirects.map(({ from }) => from));
  return siteFiles()
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'/index.html'.length) || '/')
    .filter((route) => !former.has(route));
});

/** The file of a page. */
export const fileOf = (route: string): string =>
  route === notFoundRoute ? route : `${route === '/' ? '' : route}/index.html`;

/** The largest page of each template, 404 page included. */
export const largestPages = lazy((): readonly string[] => {
  const templateOf = (route: string): string =>
    JSON.parse(readSiteFile(`/page-data/${route === '/' ? 'index' : route.slice(1)}/page-data.json`))
      .componentChunkName;
  const sizeOf = (route: string) => readBytes(fileOf(route)).length;
  const found = new Map<string, string>();
  for (const route of [...routes(), notFoundRoute]) {
    const template = templateOf(route);
    const largest = found.get(template);
    if (!largest || sizeOf(route) > sizeOf(largest)) found.set(template, route);
  }
  return [...found.values()];
});
