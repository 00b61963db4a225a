/** The searchable part of a built page: its main part without repeated or auxiliary text. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { elementsIn, firstElement, isTag } from '../post-build/elements';
import { markSentences } from './mark-sentences';

const dropped = new Set([
  'nav',
  'form',
  'button',
  'input',
  'label',
  'legend',
  'svg',
  'script',
  'style',
  'wbr',
]);

const leftOut = ({ tagName, properties }: Element): boolean =>
  dropped.has(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  // Text repeated for the screen, see src/lib/routing/markdown-alternate.ts; and the sources of figures, which /facts repeats.
  properties.dataAlternate === 'none' ||
  properties.dataReferences !== undefined;

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

/** The text of an element, with white space collapsed. */
export const textOf = (node: Element): string => wordsOf(node).replace(/\s+/g, ' ').trim();

const heading = (id: string, text: string): Element => ({
  type: 'element',
  tagName: 'h6',
  // Ranks a match of its name above mentions.
  properties: { id, dataPagefindWeight: '10' },
  children: [{ type: 'text', value: text }],
});

/** The first of a snippet's languages: otherwise its words would count once per language. */
function firstSnippet(element: Element): readonly RootContent[] {
  const snippet = element.tagName === 'fieldset' && element.children.find(hasCode);
  return snippet ? [snippet] : element.children;
}

const hasCode = (node: RootContent | ElementContent): boolean =>
  isElement(node) && firstElement(node, isTag('pre')) !== undefined;

/** Code as one text: the elements for colors would split its words. */
const flat = (element: Element): Element => ({
  ...element,
  properties: element.tagName === 'pre' ? { dataPagefindWeight: '0.5' } : {},
  children: [{ type: 'text', value: textOf(element) }],
});

/** Breadcrumbs before the page's heading aren't part of the text. */
function fromHeading(children: readonly RootContent[]): readonly RootContent[] {
  const start = children.findIndex(
    (child) => isElement(child) && firstElement(child, isTag('h1')) !== undefined,
  );
  return children.slice(Math.max(start, 0));
}

/** Whether an ID is stable. Those that React generates differ in the browser, so links to them would break. */
export const lasting = (id: unknown): id is string => typeof id === 'string' && !id.startsWith(':');

/** The name of an element: `data-name`, or if that's empty, the last part of its ID, such as "trace_number". */
export function nameOf({ properties: { id, dataName } }: Element): string | undefined {
  if (typeof dataName !== 'string') return undefined;
  return dataName === '' && lasting(id) ? id.replace(/^.*\./, '') : dataName || undefined;
}

/** Elements within a line of text. */
const inline = new Set(
  'a abbr b bdi cite code data dfn em i kbd mark q s samp small span strong sub sup time u var'.split(' '),
);

const isInline = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (isElement(node) && firstElement(node, ({ tagName }) => !inline.has(tagName)) === undefined);

/** Labels and code have no sentences. */
const withoutSentences = new Set(['caption', 'dt', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre', 'th']);

/** Each run of text within a block as one text with its sentences marked. */
function withSentences(children: readonly ElementContent[]): ElementContent[] {
  const first = children.findIndex(isInline);
  if (first < 0) return [...children];
  const after = children.findIndex((child, index) => index > first && !isInline(child));
  const end = after < 0 ? children.length : after;
  const text = wordsOf({ type: 'root', children: children.slice(first, end) }).replace(/\s+/g, ' ');
  const marked = { type: 'text', value: text.replace(/\S.*\S|\S/, markSentences) } as const;
  return [...children.slice(0, first), marked, ...withSentences(children.slice(end))];
}

/** The ID of a heading: its own, or that of the section it's the heading of. */
function idOfHeading({ tagName, properties: { id } }: Element, section: string | undefined) {
  if (!/^h[1-6]$/.test(tagName)) return {};
  if (lasting(id)) return { id };
  return tagName === 'h2' && section !== undefined ? { id: section } : {};
}

/** An element as it's indexed. A named element starts with its name as a heading, so that results can link to it. */
function searched(element: Element, nearestId: string | undefined): ElementContent[] {
  if (leftOut(element)) return [];
  const { id } = element.properties;
  const name = nameOf(element);
  const inside = lasting(id) ? id : nearestId;
  if (element.tagName === 'pre' || element.tagName === 'code') return named([flat(element)], name, inside);
  const properties = idOfHeading(element, nearestId);
  const children = searchedAll(firstSnippet(element), inside);
  const plain = inline.has(element.tagName) || withoutSentences.has(element.tagName);
  const kept: Element = { ...element, properties, children: plain ? children : withSentences(children) };
  return named([kept], name, inside);
}

function named(
  content: ElementContent[],
  name: string | undefined,
  id: string | undefined,
): ElementContent[] {
  return name !== undefined && id !== undefined ? [heading(id, name), ...content] : content;
}

/** Keeps the words of adjacent elements separate. */
const apart = { type: 'text', value: ' ' } as const;

const searchedAll = (children: readonly RootContent[], nearestId: string | undefined): ElementContent[] =>
  fromHeading(children).flatMap((child, index, all) => {
    const previous = all[index - 1];
    if (isElement(child)) {
      const own = searched(child, nearestId);
      return previous && isElement(previous) ? [apart, ...own] : own;
    }
    return child.type === 'text' ? [child] : [];
  });

/** Up to this many words, a page is visible at a glance, and links to its parts would only clutter the results. */
const glanceWords = 250;

/** Removes the IDs of all elements except names (`h6`), which only matter together with an ID. */
function removeIds(main: Element): void {
  for (const { properties } of elementsIn(main, ({ tagName }) => tagName !== 'h6')) delete properties.id;
}

/** The main part of a page as it's indexed; undefined if there's none. */
export function searchableMain(document: Root): Element | undefined {
  const found = firstElement(document, isTag('main'));
  if (!found) return undefined;
  const main: Element = { ...found, properties: {}, children: searchedAll(found.children, undefined) };
  if (textOf(main).split(' ').length < glanceWords) removeIds(main);
  return main;
}
