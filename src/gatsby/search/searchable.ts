/** The searchable part of a built page: its main part, with a heading for each name, so that results can link to it. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as wordsOf } from 'hast-util-to-string';
import { elementsIn, firstElement, isTag, leftOut } from '../post-build/elements';

/** Besides what no text has: labels of controls, line breaks within names, and what another page repeats, such as sources of figures. */
const notSearched = (element: Element): boolean =>
  leftOut(element) ||
  /^(label|wbr)$/.test(element.tagName) ||
  element.properties.dataReferences !== undefined;

const isElement = (node: RootContent): node is Element => node.type === 'element';

/** The text of an element, with white space collapsed. */
export const textOf = (node: Element): string => wordsOf(node).replace(/\s+/g, ' ').trim();

/** Whether an ID is stable. Those that React generates differ in the browser, so links to them would break. */
export const lasting = (id: unknown): id is string => typeof id === 'string' && !id.startsWith(':');

/** The name of an element: `data-name`, or if that's empty, the last part of its ID, such as "trace_number". */
export function nameOf({ properties: { id, dataName } }: Element): string | undefined {
  if (typeof dataName !== 'string') return undefined;
  return dataName === '' && lasting(id) ? id.replace(/^.*\./, '') : dataName || undefined;
}

const nameHeading = (id: string, name: string): Element => ({
  type: 'element',
  tagName: 'h6',
  properties: { id, dataPagefindWeight: '10' },
  children: [{ type: 'text', value: name }],
});

/** The first of a snippet's languages: otherwise its words would count once for each. */
function firstSnippet(element: Element): readonly RootContent[] {
  const hasCode = (child: RootContent) => isElement(child) && firstElement(child, isTag('pre')) !== undefined;
  const snippet = element.tagName === 'fieldset' && element.children.find(hasCode);
  return snippet ? [snippet] : element.children;
}

/** The ID of a heading: its own, or that of the section it's the heading of. */
function idOfHeading({ tagName, properties: { id } }: Element, section: string | undefined) {
  if (!/^h[1-6]$/.test(tagName)) return {};
  if (lasting(id)) return { id };
  return tagName === 'h2' && section !== undefined ? { id: section } : {};
}

function searched(element: Element, section: string | undefined): ElementContent[] {
  if (notSearched(element)) return [];
  const { id } = element.properties;
  const inside = lasting(id) ? id : section;
  const name = nameOf(element);
  const isCode = element.tagName === 'pre' || element.tagName === 'code';
  const kept: Element = {
    ...element,
    properties: element.tagName === 'pre' ? { dataPagefindWeight: '0.5' } : idOfHeading(element, section),
    // Code as one text: the elements for colors would split its words.
    children: isCode
      ? [{ type: 'text', value: textOf(element) }]
      : searchedAll(firstSnippet(element), inside),
  };
  return name !== undefined && inside !== undefined ? [nameHeading(inside, name), kept] : [kept];
}

/** Breadcrumbs and dates before the page's heading aren't part of the text. */
function fromHeading(children: readonly RootContent[]): readonly RootContent[] {
  const start = children.findIndex(
    (child) => isElement(child) && firstElement(child, isTag('h1')) !== undefined,
  );
  return children.slice(Math.max(start, 0));
}

/** Keeps the words of adjacent elements separate. */
const apart = { type: 'text', value: ' ' } as const;

const searchedAll = (children: readonly RootContent[], section: string | undefined): ElementContent[] =>
  fromHeading(children).flatMap((child, at, all) => {
    if (child.type === 'text') return [child];
    if (!isElement(child)) return [];
    return all[at - 1]?.type === 'element' ? [apart, ...searched(child, section)] : searched(child, section);
  });

/** Up to this many words, a page is visible at a glance, and links to its parts would only clutter the results. */
const glanceWords = 250;

/** The main part of a page as it's indexed, from its heading on; undefined if there's none. */
export function searchableMain(document: Root): Element | undefined {
  const main = firstElement(document, isTag('main'));
  if (!main) return undefined;
  const children = searchedAll(main.children, undefined);
  const kept: Element = { ...main, properties: {}, children };
  if (textOf(kept).split(' ').length < glanceWords)
    for (const { properties } of elementsIn(kept, ({ tagName }) => tagName !== 'h6')) delete properties.id;
  return kept;
}
