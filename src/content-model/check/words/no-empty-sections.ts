import type { Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { lintRule } from 'unified-lint-rule';

/** Reports headings with nothing between them and the next heading of the same or a higher level, or the end. */
export const noEmptySections = lintRule<Root, undefined>('remark-lint:no-empty-sections', (tree, file) => {
  const blocks = tree.children.filter(({ type }) => type !== 'html');
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    if (block.type !== 'heading') continue;
    if (next === undefined || (next.type === 'heading' && next.depth <= block.depth))
      file.message(`There is no text below the heading "${textOf(block)}"`, block);
  }
});
