/** `npm run check -- --words`: how often content/ and the built pages have the phrases of docs/style.md's lists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { openCache } from '../../src/content-model/check/cache/check-cache';
import { findPhrases } from '../../src/content-model/check/prose/find-phrases';
import { dates, names, words } from '../../src/content-model/check/prose/word-list';
import { readAllContent } from '../../src/content-model/check/reading/content-files';
import { proseOf } from '../../src/content-model/check/reading/prose';

type HtmlNode = DefaultTreeAdapterMap['node'];

const notProse = new Set(['code', 'pre', 'samp', 'script', 'style', 'svg', 'template']);

/** Elements that are part of the text around them. */
const inline = new Set(['a', 'abbr', 'b', 'dfn', 'em', 'i', 'mark', 'small', 'span', 'strong', 'sub', 'sup']);

/** The text of an element, a paragraph for each block. */
function textOf(node: HtmlNode): string {
  if ('value' in node) return node.value;
  if (notProse.has(node.nodeName)) return ' | ';
  const children = 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return inline.has(node.nodeName) ? children : `\n\n${children}\n\n`;
}

/** The texts of the main part of a page, block by block. */
export function textsOfPage(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  return textOf(parse(main))
    .split(/\n\s*\n/)
    .filter((text) => text.trim());
}

const contentTexts = (folder: string): string[] =>
  readAllContent(folder, openCache()).contents.flatMap((content) => proseOf(content).map(({ text }) => text));

function builtTexts(folder: string): string[] {
  // Gatsby builds a folder with the name 404.html.
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .flatMap(({ parentPath, name }) => textsOfPage(readFileSync(join(parentPath, name), 'utf8')));
}

const rows = [...names, ...words, ...dates].filter(({ phrases, pattern }) => phrases ?? pattern);

const spelling = 'British spelling';

/** How often texts have phrases, by row. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { rule } of texts.flatMap(findPhrases)) {
    const row = rows.includes(rule) ? rule.avoid : spelling;
    counts.set(row, (counts.get(row) ?? 0) + 1);
  }
  return counts;
}

const total = (counts: Map<string, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

/**
 * A table of all phrases with their numbers, suppressed ones included.
 * @param folder the content folder
 * @param built the folder of the built site, which may be missing
 */
export function wordCounts(folder: string, built: string): string {
  const inContent = counted(contentTexts(folder));
  const inPages = existsSync(built) ? counted(builtTexts(built)) : undefined;
  const line = (row: string, content: number | string, pages: number | string) =>
    `${String(content).padStart(8)}${String(pages).padStart(8)}  ${row}`;
  return [
    line('phrase', 'content', 'pages'),
    ...[...rows.map(({ avoid }) => avoid), spelling].map((row) =>
      line(row, inContent.get(row) ?? 0, inPages ? (inPages.get(row) ?? 0) : '-'),
    ),
    line('all', total(inContent), inPages ? total(inPages) : '-'),
    ...(inPages ? [] : ['', 'The site is not built, so its pages are not counted: npm run build.']),
  ].join('\n');
}
