import { nodesIn } from '../../read/nodes';
import type { Rule } from '../rule';

/** Rows of tables with more or fewer cells than the head: pages leave out what is too much. */
export const rule: Rule = {
  id: 'table',
  severity: 'warning',
  about: 'A row of a table with more or fewer cells than its head.',
  example: { file: 'documentation/webhooks.md', from: '\n## ', to: '\n| A |\n| - |\n| b | c |\n\n## ' },
  checkFile: (content, _site, report) => {
    for (const node of nodesIn(content.tree()))
      for (const row of node.type === 'table' ? node.children : [])
        if (node.type === 'table' && row.children.length !== node.children[0]?.children.length)
          report(content, row.position, 'The row has another number of cells than the head of its table');
  },
};
