/** A page's document for Pagefind. */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { nameSeparator } from '../../lib/search/plain-name';
import { namesOfPage } from './names-of-page';
import { searchableMain } from './searchable';

/** What is known about a page besides its HTML. */
export type SearchedPage = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  /** ID and name of its section. */
  readonly section: string;
  readonly group: string;
  /** Its position among all pages: by section, then by address. */
  readonly order: number;
  /** Other names, such as in menus, and what visitors call it. */
  readonly names: readonly string[];
};

const toHtml = unified().use(rehypeStringify);

/** Metadata in the form that Pagefind reads, in a separate attribute. */
const meta = (name: string, value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataPagefindMeta: `${name}[data-value]`, dataValue: value },
  children: [],
});

/**
 * A page as Pagefind indexes it; undefined if it has no main part.
 * @param document the built page
 */
export function searchDocument(document: Root, page: SearchedPage): string | undefined {
  const main = searchableMain(document);
  if (!main) return undefined;
  const { own, rows } = namesOfPage(document, [page.name, ...page.names]);
  const body: Element = {
    type: 'element',
    tagName: 'body',
    properties: { dataPagefindBody: '' },
    children: [
      meta('title', page.name),
      meta('group', page.group),
      meta('section', page.section),
      meta('order', String(page.order)),
      meta('description', page.description),
      meta('names', own.join(nameSeparator)),
      meta('rows', rows.join(nameSeparator)),
      ...main.children.filter((child) => child.type !== 'comment'),
    ],
  };
  return `<!doctype html><html lang="en">${toHtml.stringify({ type: 'root', children: [body] })}</html>`;
}
