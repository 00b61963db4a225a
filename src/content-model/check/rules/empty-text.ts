import { nodesIn } from '../../read/nodes';
import type { Rule } from '../rule';

/** Headings and bodies without text. */
export const rule: Rule = {
  id: 'empty-text',
  severity: 'error',
  about: 'An empty heading, or a page without text below its fields.',
  example: { file: 'documentation/webhooks.md', from: '\n## ', to: '\n## \n\n## ' },
  checkFile: (content, _site, report) => {
    for (const node of nodesIn(content.tree()))
      if (node.type === 'heading' && node.children.length === 0)
        report(content, node.position, 'The heading is empty; write its text, or remove it');
    if (content.type.format === 'markdown' && content.faults.length === 0 && content.body.trim() === '')
      report(
        content,
        content.pointAt(content.text.length),
        'The page has no text; write it below the fields',
      );
  },
};
