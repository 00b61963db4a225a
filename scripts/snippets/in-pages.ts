/** The cURL snippets of built pages. */
import { readFile } from 'node:fs/promises';
import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { elementsIn } from '../../src/gatsby/post-build/elements';
import { htmlFilesIn } from '../../src/gatsby/post-build/html-files';
import { parsedPage } from '../../src/gatsby/post-build/parsed-page';

/** A snippet, with the first page that shows it. */
export type ShownSnippet = { readonly page: string; readonly code: string };

const isShell = ({ tagName, properties }: Element): boolean =>
  tagName === 'code' && [properties.className].flat().includes('language-bash');

const codeIn = (html: string): string[] => elementsIn(parsedPage(html), isShell).map(textOf);

/** The code for a shell that a page shows, in its order. */
export const shellCodeIn = async (page: string): Promise<string[]> => codeIn(await readFile(page, 'utf8'));

/** Each snippet once, of the pages below a folder but for some, in their order: code for a shell that calls cURL. */
export async function snippetsIn(folder: string, except: readonly string[] = []): Promise<ShownSnippet[]> {
  const found = new Map<string, string>();
  for (const page of await htmlFilesIn(folder)) {
    if (except.includes(page)) continue;
    const html = await readFile(page, 'utf8');
    if (!html.includes('language-bash')) continue;
    for (const code of codeIn(html)) {
      if (/^curl /m.test(code) && !found.has(code)) found.set(code, page);
    }
  }
  return [...found].map(([code, page]) => ({ page, code }));
}
