/** The Markdown alternate of a page, derived from its HTML so that they can't disagree. */
import type { Element, Root } from 'hast';
import type { Text } from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { stringify } from 'yaml';
import { firstElement, isTag } from '../post-build/elements';
import { partsForAlternate } from './page-parts';

/** A Markdown alternate: its path, such as "/products/ach.md", its page's metadata and address, and the file's text. */
export type MarkdownAlternate = Record<'path' | 'title' | 'description' | 'url' | 'file', string>;

/**
 * A text as people and programs read it that don't parse Markdown: an email address has no backslash, because it may become
 * a link, and neither has "http://" alone, because it can't.
 */
const plainText = (escaped: string): string => escaped.replace(/(?<=[\w+.-])\\(@|:(?=\/\/(?!\w)))/g, '$1');

const toMarkdown = unified()
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    fences: true,
    resourceLink: true,
    handlers: { text: ({ value }: Text, _parent, state, info) => plainText(state.safe(value, info)) },
  });

const headElement = (document: Root, name: string, property: string, value: string): Element | undefined =>
  firstElement(
    document,
    ({ tagName, properties }) => tagName === name && String(properties[property]) === value,
  );

const textOf = (element: Element | undefined): string =>
  element?.children.map((child) => (child.type === 'text' ? child.value : '')).join('') ?? '';

const written = async (part: Root): Promise<string> => toMarkdown.stringify(await toMarkdown.run(part));

/** The Markdown alternate of a built page; undefined if the head has no link to one. */
export async function alternateOf(document: Root): Promise<MarkdownAlternate | undefined> {
  const path = headElement(document, 'link', 'type', 'text/markdown')?.properties.href;
  if (typeof path !== 'string') return undefined;
  const url = String(headElement(document, 'link', 'rel', 'canonical')?.properties.href);
  const title = textOf(firstElement(document, isTag('title')));
  const description = String(headElement(document, 'meta', 'name', 'description')?.properties.content);
  const { main, disclosures } = partsForAlternate(document, new URL(url));
  const body = [await written(main), ...(disclosures ? [await written(disclosures)] : [])];
  const front = stringify({ title, description, url }, { lineWidth: 0, version: '1.1' });
  return { path, title, description, url, file: `---\n${front}---\n\n${body.join('\n---\n\n')}` };
}
