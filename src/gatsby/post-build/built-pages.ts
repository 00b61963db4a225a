/** The finished pages, each read once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { parsedPage } from './parsed-page';

/** A built page: its route, such as "/fees", and its document. */
export type BuiltPage = { readonly route: string; readonly document: Root };

/** The file that Gatsby writes for a page: "/fees" is public/fees/index.html. */
const fileOf = (path: string, folder: string): string =>
  path.endsWith('.html') ? join(folder, path) : join(folder, path, 'index.html');

/** What no step reads: styles and scripts are most of the HTML. */
const styleOrScript = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * Reads the pages one at a time, in the order of their files.
 * @param paths of Gatsby's pages
 * @param folder Gatsby's output folder
 */
export function* builtPages(paths: readonly string[], folder: string): Generator<BuiltPage> {
  const files = paths.map((path) => ({ path, file: fileOf(path, folder) }));
  for (const { path, file } of files.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const html = readFileSync(file, 'utf8').replace(styleOrScript, '');
    yield { route: path.replace(/(?<=.)\/$/, ''), document: parsedPage(html) };
  }
}
