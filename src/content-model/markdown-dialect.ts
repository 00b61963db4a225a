/**
 * The Markdown that editors write: GitHub's, plus diagrams as "::lifecycle{id=ach-transfer}" on a separate line. Shared by the
 * check and the pages.
 */
import type { Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

type Parent = { children: RootContent[] };

/** Remark reads a colon before a word or a number, as in "10:30", as a directive; this restores the text. */
function asWritten(node: RootContent, source: string): RootContent {
  if (node.type !== 'textDirective') return node;
  const { position } = node;
  const value = source.slice(position?.start.offset, position?.end.offset);
  return { type: 'text', value, ...(position ? { position } : {}) };
}

function plainText(parent: Parent, source: string): void {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if ('children' in child) plainText(child as Parent, source);
    const node = asWritten(child, source);
    const last = children.at(-1);
    // Joins adjacent texts again.
    if (last?.type === 'text' && node.type === 'text') {
      last.value += node.value;
      if (last.position && node.position) last.position.end = node.position.end;
    } else children.push(node);
  }
  parent.children = children;
}

const remark = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The syntax tree of a body. */
export function parseMarkdown(body: string): Root {
  const tree = remark.runSync(remark.parse(body)) as Root;
  plainText(tree, body);
  return tree;
}

/** The name of the directive that draws a lifecycle. */
export const lifecycleDirective = 'lifecycle';

/** The IDs of the lifecycles drawn in a body. */
export const lifecyclesIn = (body: string): string[] =>
  [...body.matchAll(new RegExp(`^::${lifecycleDirective}\\{id=([a-z0-9-]+)\\}`, 'gm'))].map(
    ([, id = '']) => id,
  );
