import type { Element, ElementContent, Root } from 'hast';

/** No links within these: links don't nest, code is copied, and headings are repeated elsewhere. */
export const withoutLinks = new Set('a code pre h1 h2 h3 h4 h5 h6'.split(' '));

/**
 * Replaces nodes of a Markdown body, children first. unist-util-visit visits parents first, and so would also visit the
 * replacements.
 */
export function replaceNodes(
  parent: Root | Element,
  replace: (node: ElementContent) => readonly ElementContent[],
  whole: ReadonlySet<string> = new Set(),
): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element' && !whole.has(child.tagName)) replaceNodes(child, replace, whole);
    return replace(child);
  });
}

/** An element. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element => ({ type: 'element', tagName, properties, children });

/** A text. */
export const textNode = (value: string): ElementContent => ({ type: 'text', value });
