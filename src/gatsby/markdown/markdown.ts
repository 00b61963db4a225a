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
import { parseMarkdown } from '../../content-model/markdown-dialect';
import { parseLink } from '../../lib/routing/links';
import { rehypePictures } from '../pictures/rehype-pictures';
import { type BodyPart, markParts, partsOf } from './body-parts';
import { breakNames } from './breakable-names';
import { callout } from './callouts';
import { linkFigures } from './fact-links';
import { highlightBlocks } from './highlight-blocks';
import { linkNames, type NamePaths } from './name-links';
import { markTerms } from './terms';

/** `html` is the whole body if prose is its only part. */
export type Rendered = { html: string; parts: BodyPart[]; headings: { id: string; text: string }[] };

/**
 * Replaces every element with what `change` returns, children first. unist-util-visit visits parents first, and so would also visit
 * the replacements.
 */
function mapElements(parent: Root | Element, change: (element: Element) => Element): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    mapElements(child, change);
    return change(child);
  });
}

/** Wraps a wide table in a scrollable region that is focusable and named. */
const scrollable = (table: Element, name: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'region', ariaLabel: name, tabIndex: 0 },
  children: [table],
});

/** Names tables after the heading above: "Table: The days ahead"; the second below a heading is "Table 2: …". */
function tableNamer(): (element: Element) => string | undefined {
  let heading = '';
  let count = 0;
  return (element) => {
    if (/^h[1-6]$/.test(element.tagName)) {
      heading = textOf(element);
      count = 0;
    }
    if (element.tagName !== 'table') return undefined;
    count += 1;
    const title = count === 1 ? 'Table' : `Table ${count}`;
    return heading === '' ? title : `${title}: ${heading}`;
  };
}

function improve(element: Element, tableName: string | undefined): Element {
  if (tableName !== undefined) return scrollable(breakNames(element), tableName);
  const link = element.tagName === 'a' ? parseLink(String(element.properties.href)) : undefined;
  if (link?.kind === 'external') element.properties.rel = ['noopener'];
  if (element.tagName === 'code') element.properties.translate = 'no';
  return callout(element);
}

const improveElements = () => (tree: Root) => {
  const nameOf = tableNamer();
  mapElements(tree, (element) => improve(element, nameOf(element)));
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
  const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  return { html, parts, headings: headingsOf(tree) };
}

const underway = new Map<string, Promise<Rendered>>();

/**
 * Renders a Markdown body. Concurrent calls for the same body share one result.
 * @param names that are linked to the page with their meaning
 */
export function renderMarkdown(markdown: string, names: NamePaths = new Map()): Promise<Rendered> {
  const known = underway.get(markdown) ?? render(markdown, names).finally(() => underway.delete(markdown));
  underway.set(markdown, known);
  return known;
}
