import { nodesIn } from '../../read/nodes';
import { proseOf } from '../prose';
import type { Rule } from '../rule';

/** Marks that pages would show as they are, because they're not closed, or not where they mean something. */
const marks =
  /\*\*|~~|\]\(|(?<![\w\]])\[[^\]\n]*\]\s?\[|^:::|&(?:[a-z]{2,8}|#\d+|#x[\da-f]+);|<\/?(?:[a-z][a-z\d]*)(?:\s[^<>]*)?\/?>|\|\s*:?-{3,}|^\s*[–—•]\s|^[-*+](?=[A-Za-z])|^#{1,6}(?:\s|(?=[A-Za-z]))|\[TOC\]|[【】]/im;

/** Marks of Markdown or HTML that are left in texts, headings and bodies without text. */
export const rule: Rule = {
  id: 'leftover-markup',
  severity: 'error',
  about: 'A mark such as `**`, `](` or `&nbsp;` that a page would show, an empty heading, or an empty body.',
  example: { file: 'documentation/webhooks.md', from: '\n## ', to: '\nIt is **bold.\n\n## ' },
  checkFile: (content, _site, report) => {
    for (const { text, pointAt } of content.type.standard ? [] : proseOf(content)) {
      // In fields, text between backquotes is code.
      const prose = text.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length));
      const found = marks.exec(prose);
      if (found)
        report(
          content,
          pointAt(found.index),
          `"${found[0].trim()}" would be shown as it is; close it, or remove it`,
        );
    }
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
