import { otherProviders } from '../other-providers';
import type { Rule } from '../rule';

const domain = (name: string): string => name.toLowerCase().replaceAll(' ', '');

/** Names in any text, and domains of those whose names are also ordinary words. */
const pattern = new RegExp(
  otherProviders
    .flatMap(({ name, ending, isOrdinaryWord }) => [
      ...(isOrdinaryWord ? [] : [`\\b${name}\\b`]),
      `\\b${domain(name)}\\.${ending}\\b`,
      `\\b${domain(name)}(?= \\.${ending}\\b)`,
    ])
    .join('|'),
  'g',
);

/** Names and addresses of other providers, which nothing published has. */
export const rule: Rule = {
  id: 'other-provider',
  severity: 'error',
  about: 'The name or the address of another provider of a banking API.',
  example: {
    file: 'documentation/sdks.md',
    from: '\n## ',
    to: `\nIt works like ${otherProviders[0]?.name}.\n\n## `,
  },
  checkFile: (content, _site, report) => {
    for (const { 0: name, index } of content.text.matchAll(pattern))
      report(
        content,
        content.pointAt(index),
        `"${name}" is another provider; cite the operator, the regulator or the rule book instead`,
      );
  },
};
