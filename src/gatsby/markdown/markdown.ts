/**
 * Markdown to HTML: heading IDs, highlighted code, code marked as not translatable, scrollable tables, external links marked,
 * callouts. Requests and diagrams become separate parts, which components render.
 */
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../content-model/markdown-dialect';
import { parseLink } from '../../lib/routing/links';
import { rehypePictures } from '../pictures/rehype-pictures';
import { type BodyPart, markParts, partsOf } from './body-parts';
import { callout } from './callouts';
import { linkFigures } from './fact-links';
import { highlightBlocks } from './highlight-blocks';
import { linkNames, type NamePaths } from './name-links';
import { element, replaceNodes, textNode } from './replace-nodes';
import { markTerms } from './terms';

/** `html` is the whole body if it has only prose and code. */
export type Rendered = { html: string; parts: BodyPart[]; headings: { id: string; text: string }[] };

/** Wraps a wide table in a scrollable region that is focusable and named. */
const scrollable = (table: Element, name: string): Element =>
  element('div', { className: ['table'], role: 'region', ariaLabel: name, tabIndex: 0 }, [table]);

/** Allows line breaks after the underscores of code in narrow columns; in a wide table, cells say what their column is. */
function improveCells(table: Element): void {
  const columns: string[] = [];
  let cells = 0;
  visit(table, 'element', (node) => {
    if (node.tagName === 'th') columns.push(textOf(node));
    if (node.tagName === 'td' && columns.length > 2)
      node.properties.dataColumn = columns[cells++ % columns.length];
    if (node.tagName !== 'code') return;
    const pieces = textOf(node).split(/(?<=_)/);
    node.children = pieces.flatMap((piece, index) => [
      ...(index > 0 ? [element('wbr', {})] : []),
      textNode(piece),
    ]);
  });
}

/** Names tables after the heading above: "Table: The days ahead"; the second below a heading is "Table 2: …". */
function tableNamer(): (node: Element) => string | undefined {
  let heading = '';
  let count = 0;
  return (node) => {
    if (/^h[1-6]$/.test(node.tagName)) {
      heading = textOf(node);
      count = 0;
    }
    if (node.tagName !== 'table') return undefined;
    count += 1;
    const title = count === 1 ? 'Table' : `Table ${count}`;
    return heading === '' ? title : `${title}: ${heading}`;
  };
}

function improve(node: Element, tableName: string | undefined): Element {
  if (tableName !== undefined) {
    improveCells(node);
    return scrollable(node, tableName);
  }
  const link = node.tagName === 'a' ? parseLink(String(node.properties.href)) : undefined;
  if (link?.kind === 'external') node.properties.rel = ['noopener'];
  if (node.tagName === 'code') node.properties.translate = 'no';
  return callout(node);
}

const improveElements = () => (tree: Root) => {
  const nameOf = tableNamer();
  replaceNodes(tree, (node) => [node.type === 'element' ? improve(node, nameOf(node)) : node]);
};

/** Collects the second-level headings for the table of contents. */
function headingsOf(tree: Root): Rendered['headings'] {
  return tree.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'h2'
      ? [{ id: String(child.properties.id), text: textOf(child) }]
      : [],
  );
}

async function render(markdown: string, names: NamePaths): Promise<Rendered> {
  const pipeline = unified()
    .use(markParts)
    .use(remarkRehype)
    .use(linkFigures)
    .use(linkNames(names))
    .use(rehypePictures)
    .use(rehypeSlug)
    .use(markTerms)
    .use(highlightBlocks)
    .use(improveElements)
    // Highlighted code is HTML already; the HTML of an author never gets this far.
    .use(rehypeStringify, { allowDangerousHtml: true });
  const tree = await pipeline.run(parseMarkdown(markdown));
  const parts = partsOf(tree, (prose) => pipeline.stringify(prose));
  const html = parts
    .flatMap((part) =>
      part.kind === 'html' ? part.html : part.kind === 'samples' ? part.snippets.map((one) => one.html) : [],
    )
    .join('');
  return { html, parts, headings: headingsOf(tree) };
}

const underway = new Map<string, Promise<Rendered>>();

/** Renders a Markdown body. Concurrent calls for the same body share one result. */
export function renderMarkdown(markdown: string, names: NamePaths = new Map()): Promise<Rendered> {
  const known = underway.get(markdown) ?? render(markdown, names).finally(() => underway.delete(markdown));
  underway.set(markdown, known);
  return known;
}
