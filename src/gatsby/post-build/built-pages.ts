/** The finished pages, each read once. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** A built page: its route, such as "/fees", and its document. */
export type BuiltPage = { readonly route: string; readonly document: Root };

/** Parses the HTML of a whole page, without source positions, which take most of the time. */
export const parsedPage = (html: string): Root => fromParse5(parse(html)) as Root;

/** The file that Gatsby writes for a page: "/fees" is public/fees/index.html. */
const fileOf = (path: string, folder: string): string =>
  path.endsWith('.html') ? join(folder, path) : join(folder, path, 'index.html');

/** What no step reads: styles and scripts are most of the HTML. */
const styleOrScript = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>/g;

/** Reads the pages at Gatsby's paths one at a time, in the order of their files. */
export function* builtPages(paths: readonly string[], folder: string): Generator<BuiltPage> {
  const files = paths.map((path) => ({ path, file: fileOf(path, folder) }));
  for (const { path, file } of files.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    const html = readFileSync(file, 'utf8').replace(styleOrScript, '');
    yield { route: path.replace(/(?<=.)\/$/, ''), document: parsedPage(html) };
  }
}
