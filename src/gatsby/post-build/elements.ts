/** Finds elements in built pages. */
import type { Element, Nodes } from 'hast';
import { EXIT, visit } from 'unist-util-visit';

type Matches = (element: Element) => boolean;

/** The node itself and the elements below it that match, in the order of the document. */
export function elementsIn(node: Nodes, matches: Matches): Element[] {
  const found: Element[] = [];
  visit(node, 'element', (element) => {
    if (matches(element)) found.push(element);
  });
  return found;
}

/** The first element that matches: the node itself or one below it, the outer before the inner. */
export function firstElement(node: Nodes, matches: Matches): Element | undefined {
  let found: Element | undefined;
  visit(node, 'element', (element) => {
    if (!matches(element)) return undefined;
    found = element;
    return EXIT;
  });
  return found;
}

/** For `elementsIn` and `firstElement`. */
export const isTag =
  (name: string): Matches =>
  ({ tagName }) =>
    tagName === name;
