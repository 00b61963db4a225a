/** What of a built page can be found: its main part without what stands there twice or leads elsewhere. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { firstElement, isTag } from '../post-build/elements';

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
  // Said a second time for the screen, see src/lib/routing/markdown-alternate.ts; and where the figures come from, which /facts says too.
  properties.dataTwin === 'none' ||
  properties.dataReferences !== undefined;

const isElement = (node: RootContent | ElementContent): node is Element => node.type === 'element';

/** The text of an element, white space folded. */
export const textOf = (node: Element): string => wordsOf(node).replace(/\s+/g, ' ').trim();

const heading = (id: string, text: string): Element => ({
  type: 'element',
  tagName: 'h6',
  // Found by its name before anything that only speaks of it.
  properties: { id, dataPagefindWeight: '10' },
  children: [{ type: 'text', value: text }],
});

/** Of one snippet in several languages the first: its words would count once for each. */
function firstSnippet(element: Element): readonly RootContent[] {
  const snippet = element.tagName === 'fieldset' && element.children.find(hasCode);
  return snippet ? [snippet] : element.children;
}

const hasCode = (node: RootContent | ElementContent): boolean =>
  isElement(node) && firstElement(node, isTag('pre')) !== undefined;

/** Code as one text: its colors are elements, which would part its words. */
const flat = (element: Element): Element => ({
  ...element,
  properties: element.tagName === 'pre' ? { dataPagefindWeight: '0.5' } : {},
  children: [{ type: 'text', value: textOf(element) }],
});

/** What stands before the heading of the page is the way to it, not its text. */
function fromHeading(children: readonly RootContent[]): readonly RootContent[] {
  const start = children.findIndex(
    (child) => isElement(child) && firstElement(child, isTag('h1')) !== undefined,
  );
  return children.slice(Math.max(start, 0));
}

/** Ids that React has made up are others when the page is drawn in the browser: nothing can lead there. */
export const lasting = (id: unknown): id is string => typeof id === 'string' && !id.startsWith(':');

/** The name of an element: `data-name`, or where that is empty the last part of its id, such as "trace_number". */
export function nameOf({ properties: { id, dataName } }: Element): string | undefined {
  if (typeof dataName !== 'string') return undefined;
  return dataName === '' && lasting(id) ? id.replace(/^.*\./, '') : dataName || undefined;
}

/** An element as it is searched. What has a name starts with it as a heading, to which a result can lead. */
function searched(element: Element, nearestId: string | undefined): ElementContent[] {
  if (leftOut(element)) return [];
  const { id } = element.properties;
  const name = nameOf(element);
  const inside = lasting(id) ? id : nearestId;
  if (element.tagName === 'pre' || element.tagName === 'code') return named([flat(element)], name, inside);
  const isHeading = /^h[1-6]$/.test(element.tagName);
  const properties = isHeading && lasting(id) ? { id } : {};
  const kept: Element = { ...element, properties, children: searchedAll(firstSnippet(element), inside) };
  return named([kept], name, inside);
}

function named(
  content: ElementContent[],
  name: string | undefined,
  id: string | undefined,
): ElementContent[] {
  return name !== undefined && id !== undefined ? [heading(id, name), ...content] : content;
}

/** What stands in two elements is two words. */
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

/** Words of a page that is seen at a glance: to lead to its parts would only fill the results. */
const aGlance = 250;

/** Removes the ids of all elements but those of names, which are there to be led to. */
function removeIds(main: Element): void {
  visit(main, 'element', ({ tagName, properties }) => {
    if (tagName !== 'h6') delete properties.id;
  });
}

/** The main part of a page as it is searched; undefined where there is none. */
export function searchableMain(document: Root): Element | undefined {
  const found = firstElement(document, isTag('main'));
  if (!found) return undefined;
  const main: Element = { ...found, properties: {}, children: searchedAll(found.children, undefined) };
  if (textOf(main).split(' ').length < aGlance) removeIds(main);
  return main;
}
