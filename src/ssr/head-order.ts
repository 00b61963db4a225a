import { isValidElement, type ReactNode } from 'react';

/** Lower ranks come first: what the first paint needs. */
function rankOf(node: ReactNode): number {
  if (!isValidElement<Record<string, unknown>>(node)) return 9;
  const { type, props } = node;
  if (type === 'title') return 0;
  if (type === 'link' && props.rel === 'preload') return 1;
  if (type === 'style') return 2;
  return 3;
}

/**
 * Orders the tags of a head, and removes two kinds that Gatsby adds: its generator tag, and hints that fetch scripts or
 * data before the page needs them.
 */
export function orderHead(nodes: readonly ReactNode[]): ReactNode[] {
  const wanted = nodes.filter((node) => {
    if (!isValidElement<Record<string, unknown>>(node)) return true;
    const { type, props } = node;
    const isHint = type === 'link' && (props.as === 'script' || props.as === 'fetch');
    return !isHint && !(type === 'meta' && props.name === 'generator');
  });
  return wanted
    .map((node, index) => ({ node, index }))
    .sort((a, b) => rankOf(a.node) - rankOf(b.node) || a.index - b.index)
    .map(({ node }) => node);
}
