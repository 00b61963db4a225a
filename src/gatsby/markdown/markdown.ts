/**
 * Markdown bodies to HTML: headings with ids, code highlighted, tables that scroll, links marked, callouts. Requests and
 * diagrams, which are more than HTML, are parts of their own between it.
 */
import rehypeShiki from '@shikijs/rehype/core';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { markdownDialect } from '../../content-model/markdown-dialect';
import { parseLink } from '../../lib/routing/links';
import { cachedText } from '../cache/text-cache';
import { rehypePictures } from '../pictures/rehype-pictures';
import { type BodyPart, markParts, partsOf } from './body-parts';
import { callout } from './callouts';
import { linkFigures } from './fact-links';
import { highlighting, siteHighlighter } from './highlight';
import { markTerms } from './terms';

/** `html` is the whole body where it has no parts but prose. */
export type Rendered = { html: string; parts: BodyPart[]; headings: { id: string; text: string }[] };

/** Replaces every element, children first: unist-util-visit calls parents first, which would visit what has just been put in. */
function mapElements(parent: Root | Element, change: (element: Element) => Element): void {
  parent.children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    mapElements(child, change);
    return change(child);
  });
}

/** Wide tables scroll in a region of their own, which can be reached by keyboard and has a name of its own. */
const scrollable = (table: Element, name: string): Element => ({
  type: 'element',
  tagName: 'div',
  properties: { className: ['table'], role: 'region', ariaLabel: name, tabIndex: 0 },
  children: [table],
});

/** "Table: The days ahead" after the heading above it; the second below a heading is "Table 2: …". */
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
  if (tableName !== undefined) return scrollable(element, tableName);
  const link = element.tagName === 'a' ? parseLink(String(element.properties.href)) : undefined;
  if (link?.kind === 'external') element.properties.rel = ['noopener'];
  return callout(element);
}

const improveElements = () => (tree: Root) => {
  const nameOf = tableNamer();
  mapElements(tree, (element) => improve(element, nameOf(element)));
};

/** Collects the headings of the second level for a list of contents. */
function headingsOf(tree: Root): Rendered['headings'] {
  return tree.children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'h2'
      ? [{ id: String(child.properties.id), text: textOf(child) }]
      : [],
  );
}

async function render(markdown: string): Promise<Rendered> {
  const pipeline = unified()
    .use(markdownDialect)
    .use(markParts)
    .use(remarkRehype)
    .use(linkFigures)
    .use(rehypePictures)
    .use(rehypeSlug)
    .use(markTerms)
    .use(rehypeShiki, await siteHighlighter(), {
      ...highlighting,
      defaultLanguage: 'text',
    })
    .use(improveElements)
    .use(rehypeStringify);
  const tree = (await pipeline.run(pipeline.parse(markdown) as never, markdown)) as Root;
  const parts = partsOf(tree, (prose) => pipeline.stringify(prose));
  const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('');
  return { html, parts, headings: headingsOf(tree) };
}

/** A body with a picture is rendered each time: that makes the sizes of the picture, whose file may have changed. */
const hasPicture = (markdown: string): boolean => markdown.includes('![');

async function renderOrReuse(markdown: string): Promise<Rendered> {
  if (hasPicture(markdown)) return render(markdown);
  const text = await cachedText(['markdown', markdown], async () => JSON.stringify(await render(markdown)));
  return JSON.parse(text) as Rendered;
}

const underway = new Map<string, Promise<Rendered>>();

/** Renders a Markdown body. Calls for the same body at the same time share one result; later ones get it from the cache. */
export function renderMarkdown(markdown: string): Promise<Rendered> {
  const known = underway.get(markdown) ?? renderOrReuse(markdown).finally(() => underway.delete(markdown));
  underway.set(markdown, known);
  return known;
}
