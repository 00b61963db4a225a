/**
 * Which build a page is from, so that a tab never combines parts of two builds. A page's data names the build of its code and, in
 * `content`, a hash of the data; the page's HTML has the same hash. src/navigation/pages.ts compares them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textKey, writeAtomically } from '../cache/file-cache';

const root = '<div id="___gatsby"';
const attribute = /<div id="___gatsby" data-content="([^"]*)"/;

/** The hash in a page's HTML; empty if it has none. */
export const contentOf = (html: string): string => attribute.exec(html)?.[1] ?? '';

/** Puts the hash into a page's HTML, or removes it if it's empty. */
export function withContent(html: string, content: string): string {
  const plain = html.replace(attribute, root);
  return content === '' ? plain : plain.replace(root, () => `${root} data-content="${content}"`);
}

/** What this step adds to the end of page-data.json. */
const added = /,"build":"[^"]*","content":"[^"]*"\}$/;

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/** Adds the fields to a file, once, and returns its hash. A page without data has none. */
function versionFile(file: string, build: string): string {
  const text = textOf(file);
  if (text === undefined) return '';
  const own = text.replace(added, '}');
  const content = textKey(own).slice(0, 8);
  const versioned = `${own.slice(0, -1)},"build":"${build}","content":"${content}"}`;
  if (versioned !== text) writeAtomically(file, versioned);
  return content;
}

/** The id of the build's code, which every page has in `window.___webpackCompilationHash`. Empty if Gatsby wrote none. */
function buildId(publicDir: string): string {
  const text = textOf(join(publicDir, 'page-data', 'app-data.json')) ?? '{}';
  const { webpackCompilationHash } = JSON.parse(text) as { webpackCompilationHash?: string };
  return webpackCompilationHash ?? '';
}

/**
 * Names the build and the content in the data of all pages, on cold and warm builds alike.
 * @returns the hash of each page's data by its route
 */
export async function versionPageData(
  routes: readonly string[],
  publicDir: string,
): Promise<ReadonlyMap<string, string>> {
  const build = buildId(publicDir);
  const versions = new Map<string, string>();
  for (const route of routes) {
    const folder = join(publicDir, 'page-data', route === '/' ? 'index' : route);
    versions.set(route, versionFile(join(folder, 'page-data.json'), build));
  }
  return versions;
}
