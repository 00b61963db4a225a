import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** Articles that readers can't find. */
export const rule: Rule = {
  id: 'side-navigation',
  severity: 'error',
  about: 'An article that the side navigation in documentation.yaml lacks.',
  example: {
    file: 'documentation.yaml',
    from: 'href: /documentation/request-ids-and-support',
    to: 'href: /documentation/errors',
  },
  needsAllFiles: true,
  checkSite: ({ ofType }, report) => {
    const linked = new Set<string>();
    for (const { value } of ofType('DocumentationContent'))
      for (const { links } of recordsIn(fieldsOf(value).groups))
        for (const { href } of recordsIn(links)) linked.add(String(href).replace(/[?#].*$|(?<=.)\/$/, ''));
    for (const content of ofType('Article')) {
      const path = content.type.route?.(content.slug) ?? '';
      if (!linked.has(path))
        report(
          content,
          content.placeOfKey(['name']),
          `The article isn't in the side navigation; add "href: ${path}" to a group of documentation.yaml`,
        );
    }
  },
};
