/** Files of built pages and their routes. */
import { join, sep } from 'node:path';

/** The route of a file: "public/fees/index.html" in "public" is /fees; "public/404.html" is /404.html. */
export const routeOfFile = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length + 1)
    .split(sep)
    .join('/')}`.replace(/\/?index\.html$/, '') || '/';

/** The file that Gatsby writes for a page: "/fees" is public/fees/index.html. */
export const fileOfPath = (path: string, folder: string): string =>
  path.endsWith('.html') ? join(folder, path) : join(folder, path, 'index.html');

/** A built page: its route, and the file with its HTML. */
export type BuiltPage = { readonly route: string; readonly file: string };

/**
 * Pages by their Gatsby paths, in the order of their files.
 * @param folder Gatsby's output folder
 */
export const builtPages = (paths: readonly string[], folder: string): BuiltPage[] =>
  paths
    .map((path) => fileOfPath(path, folder))
    .sort()
    .map((file) => ({ route: routeOfFile(file, folder), file }));
