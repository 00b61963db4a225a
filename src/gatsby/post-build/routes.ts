/** Files of built pages and their routes. */
import { join, sep } from 'node:path';

/** The route of a file: "public/fees/index.html" in "public" is /fees; "public/404.html" is /404.html. */
const routeOfFile = (file: string, folder: string): string =>
  `/${file
    .slice(folder.length + 1)
    .split(sep)
    .join('/')}`.replace(/\/?index\.html$/, '') || '/';

/** The file that Gatsby writes for a page: "/fees" is public/fees/index.html. */
const fileOfPath = (path: string, folder: string): string =>
  path.endsWith('.html') ? join(folder, path) : join(folder, path, 'index.html');

/** A built page: its route, the file with its HTML, and the name of its template's chunk. */
export type BuiltPage = { readonly route: string; readonly file: string; readonly template: string };

/** A page of Gatsby. */
export type GatsbyPage = { readonly path: string; readonly componentChunkName: string };

/**
 * Built pages, in the order of their files.
 * @param folder Gatsby's output folder
 */
export const builtPages = (pages: readonly GatsbyPage[], folder: string): BuiltPage[] =>
  pages
    .map(({ path, componentChunkName }) => ({ file: fileOfPath(path, folder), template: componentChunkName }))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .map((page) => ({ route: routeOfFile(page.file, folder), ...page }));
