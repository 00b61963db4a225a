import type { Nodes } from 'mdast';

/** Every node of a tree, in the order of the text. */
export function* nodesIn(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* nodesIn(child);
}
