/** Links names in a Markdown body, such as R03 and `ach_transfer`, to the page with their meaning. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Addresses by name. */
export type NamePaths = ReadonlyMap<string, string>;

/** No links within these: links don't nest, blocks of code are copied, and headings are repeated elsewhere. */
const plain = new Set(['a', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** What looks like a code in prose. Other names are linked in code only, because they can be words. */
const code = /(?<![\w-])([A-Z]{1,4}\d{2})(?![\w-])/;

const linked = (href: string, child: ElementContent): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [child],
});

const linkText = (value: string, names: NamePaths): ElementContent[] =>
  value.split(code).flatMap((text, index): ElementContent[] => {
    if (text === '') return [];
    const node = { type: 'text' as const, value: text };
    const path = index % 2 === 1 ? names.get(text) : undefined;
    return [path === undefined ? node : linked(path, node)];
  });

function linkWithin(parent: Root | Element, names: NamePaths): void {
  parent.children = parent.children.flatMap((child): (ElementContent | RootContent)[] => {
    if (child.type === 'text') return linkText(child.value, names);
    if (child.type !== 'element' || plain.has(child.tagName)) return [child];
    if (child.tagName === 'code') {
      const path = names.get(textOf(child));
      return [path === undefined ? child : linked(path, child)];
    }
    linkWithin(child, names);
    return [child];
  }) as Element['children'];
}

/** A rehype plugin; it must run before code is highlighted. */
export const linkNames = (names: NamePaths) => () => (tree: Root) => linkWithin(tree, names);
