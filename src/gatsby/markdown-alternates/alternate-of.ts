/** The Markdown alternate of a page, made from its HTML, so that it cannot say anything else. */
import type { Element, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { firstElement, isTag } from '../post-build/elements';
import { partsForAlternate } from './clean';

/** A Markdown alternate: its address, what the head says about its page, and its text as a file with front matter. */
export type MarkdownAlternate = {
  /** Such as "/products/ach.md". */
  path: string;
  title: string;
  description: string;
  /** The full address of the page. */
  url: string;
  file: string;
};

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, resourceLink: true });

const headElement = (document: Root, name: string, property: string, value: string): Element | undefined =>
  firstElement(
    document,
    ({ tagName, properties }) => tagName === name && String(properties[property]) === value,
  );

const textOf = (element: Element | undefined): string =>
  element?.children.map((child) => (child.type === 'text' ? child.value : '')).join('') ?? '';

/**
 * Makes the Markdown alternate of a built page; undefined if its head names none.
 * @param document the whole page
 */
export async function alternateOf(document: Root): Promise<MarkdownAlternate | undefined> {
  const path = headElement(document, 'link', 'type', 'text/markdown')?.properties.href;
  if (typeof path !== 'string') return undefined;
  const url = String(headElement(document, 'link', 'rel', 'canonical')?.properties.href);
  const title = textOf(firstElement(document, isTag('title')));
  const description = String(headElement(document, 'meta', 'name', 'description')?.properties.content);
  const body = toMarkdown.stringify(await toMarkdown.run(partsForAlternate(document, new URL(url))));
  const front = stringify({ title, description, url }, { lineWidth: 0 });
  return { path, title, description, url, file: `---\n${front}---\n\n${body}` };
}
