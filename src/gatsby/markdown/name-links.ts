/** Links names in a Markdown body, such as R03 and `ach_transfer`, to the page with their meaning. */
import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, replaceNodes, textNode, withoutLinks } from './replace-nodes';

/** Addresses by name. */
export type NamePaths = ReadonlyMap<string, string>;

/** What looks like a code in prose. Other names are linked in code only, because they can be words. */
const code = /(?<![\w-])([A-Z]{1,4}\d{2})(?![\w-])/;

/** A rehype plugin; it must run before code is highlighted. */
export const linkNames = (names: NamePaths) => () => (tree: Root) => {
  const linked = (name: string, node: ElementContent): ElementContent => {
    const href = names.get(name);
    return href === undefined ? node : element('a', { href }, [node]);
  };
  replaceNodes(
    tree,
    (node) => {
      if (node.type === 'element' && node.tagName === 'code') return [linked(textOf(node), node)];
      if (node.type !== 'text') return [node];
      return node.value.split(code).flatMap((text, index) => {
        if (text === '') return [];
        return [index % 2 === 1 ? linked(text, textNode(text)) : textNode(text)];
      });
    },
    withoutLinks,
  );
};
