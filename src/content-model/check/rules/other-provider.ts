import type { Rule } from '../rule';

/** Other providers of banking APIs. Nothing published may name them. */
const names = 'Synctera|Treasury Prime|Moov|Lithic|Marqeta|Galileo|Dwolla|Modern Treasury'.split('|');

/** The domains of those whose names texts have for other reasons. */
const domains = ['unit.co', 'column.com', 'increase.com'];

const pattern = new RegExp(
  [
    ...names.map((name) => `\\b${name}\\b`),
    ...names.map((name) => `\\b${name.toLowerCase().replace(' ', '')}(?:-ft)? ?\\.(?:com|io)\\b`),
    ...domains.map((domain) => `\\b${domain.replace('.', ' ?\\.')}\\b`),
  ].join('|'),
  'g',
);

/** Names and addresses of other providers, which nothing published has. */
export const rule: Rule = {
  id: 'other-provider',
  severity: 'error',
  about: 'The name or the address of another provider of a banking API.',
  example: { file: 'documentation/sdks.md', from: '\n## ', to: `\nIt works like ${names[0]}.\n\n## ` },
  checkFile: (content, _site, report) => {
    for (const { 0: name, index } of content.text.matchAll(pattern))
      report(
        content,
        content.pointAt(index),
        `"${name}" is another provider; cite the operator, the regulator or the rule book instead`,
      );
  },
};
