/** Finds elements in built pages, without unist-util-visit, which takes 70 times as long: it names a function after each node. */
import type { Element, Nodes } from 'hast';

type Matches = (element: Element) => boolean;

/** The node itself and the elements below it that match, in document order. */
export const elementsIn = (node: Nodes, matches: Matches): Element[] => [
  ...(node.type === 'element' && matches(node) ? [node] : []),
  ...('children' in node ? node.children.flatMap((child) => elementsIn(child, matches)) : []),
];

/** The first element that matches: the node itself or one below it, in document order. */
export function firstElement(node: Nodes, matches: Matches): Element | undefined {
  if (node.type === 'element' && matches(node)) return node;
  if (!('children' in node)) return undefined;
  for (const child of node.children) {
    const found = firstElement(child, matches);
    if (found) return found;
  }
  return undefined;
}

/** Matches elements by tag name. */
export const isTag =
  (name: string): Matches =>
  ({ tagName }) =>
    tagName === name;

const ofScreens = new Set('svg script style template form button input legend nav'.split(' '));

/** What isn't text to read: diagrams, which text or tables next to them describe, what needs a browser, and text repeated for the screen. */
export const leftOut: Matches = ({ tagName, properties }) =>
  ofScreens.has(tagName) ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true ||
  // See notInAlternate in src/lib/routing/markdown-alternate.ts.
  properties.dataAlternate === 'none';
