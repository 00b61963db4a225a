import { decodeLeniently } from './lenient-decoding';

declare const __BASE_PATH__: string;
declare const __PATH_PREFIX__: string;

/** Path of the site on its host, such as "/docs"; empty at the root. */
const basePath = typeof __BASE_PATH__ === 'undefined' ? '' : __BASE_PATH__;
const pathPrefix = typeof __PATH_PREFIX__ === 'undefined' ? '' : __PATH_PREFIX__;

/** The path of a page as in its data: "/fees" for "/fees/?plan=a#limits". The home page is "/". */
export function pagePath(address: string): string {
  const path = decodeLeniently(address.split(/[?#]/, 1)[0] ?? '');
  const onSite =
    basePath !== '' && `${path}/`.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
  return onSite.replace(/\/+$/, '') || '/';
}

/** A path of the site as it is on its host. */
export const withBasePath = (path: string): string => (path.startsWith('/') ? basePath + path : path);

/** The address of a page with this path. */
export const pageAddress = (path: string): string => pathPrefix + path;

/** The address of a page's data. */
export const pageDataAddress = (path: string): string =>
  `${pathPrefix}/page-data${path === '/' ? '/index' : path}/page-data.json`;

/** The address of a static query's result. */
export const staticQueryAddress = (hash: string): string => `${pathPrefix}/page-data/sq/d/${hash}.json`;
