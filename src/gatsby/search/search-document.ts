/** A page's document for Pagefind. */
import type { Element, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { nameSeparator } from '../../lib/search/find';
import { elementsIn, firstElement, isTag } from '../post-build/elements';
import { lasting, nameOf, searchableMain, textOf } from './searchable';

/** What is known about a page besides its HTML; `names` are others, such as in menus, and what visitors call it. */
export type SearchedPage = {
  readonly path: string;
  readonly name: string;
  readonly description: string;
  readonly section: string;
  readonly group: string;
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

/** "R03: No account" is also found by its code and by its meaning; "Check 21" by "check21". */
const spellings = (name: string): string[] => [
  name,
  ...(/^(\S+): (.+)/.exec(name)?.slice(1) ?? []),
  ...(/^\S+[ -]\S+$/.test(name) ? [name.replace(/[ -]/, '')] : []),
];

/** Elements with `data-name` name the page unless they're in a part with an ID. */
function ownNames(node: Element): string[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element' || lasting(child.properties.id)) return [];
    return [nameOf(child) ?? [], ownNames(child)].flat();
  });
}

function namesOf(document: Root, given: readonly string[]): string[] {
  const main = firstElement(document, isTag('main'));
  const headings = elementsIn(document, isTag('h1')).map(textOf);
  const names = [...[...given, ...headings].flatMap(spellings), ...(main ? ownNames(main) : [])];
  return [...new Set(names.filter((name) => name !== ''))];
}

/** A page as Pagefind indexes it; undefined if it has no main part. */
export function searchDocument(document: Root, page: SearchedPage): string | undefined {
  const main = searchableMain(document);
  if (!main) return undefined;
  const body: Element = {
    ...main,
    tagName: 'body',
    properties: { dataPagefindBody: '' },
    children: [
      meta('title', page.name),
      meta('group', page.group),
      meta('section', page.section),
      meta('description', page.description),
      meta('names', namesOf(document, [page.name, ...page.names]).join(nameSeparator)),
      ...main.children,
    ],
  };
  return `<!doctype html><html lang="en">${toHtml.stringify({ type: 'root', children: [body] })}</html>`;
}
