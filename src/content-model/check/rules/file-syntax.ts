import type { Rule } from '../rule';

/** YAML that can't be parsed, and Markdown without its fields. */
export const rule: Rule = {
  id: 'file-syntax',
  severity: 'error',
  about: 'YAML that can’t be read: indentation, quotes, tabs, a field twice, or no front matter.',
  example: { file: 'footer.yaml', from: 'columns:', to: 'columns: [' },
  checkFile: (content, _site, report) => {
    // What follows the first error is usually its consequence.
    const [first] = content.faults;
    if (first) report(content, first.place, first.reason);
  },
};
