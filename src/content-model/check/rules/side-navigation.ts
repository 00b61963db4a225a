import type { ContentTypeName } from '../../content-types';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** The lists of links, by the names of their fields. */
const lists: readonly (readonly [type: ContentTypeName, groups: string, links: string])[] = [
  ['DocumentationContent', 'groups', 'links'],
  ['NavigationContent', 'menus', 'items'],
  ['FooterContent', 'columns', 'links'],
];

/** Articles that readers can't find, and links that they find twice. */
export const rule: Rule = {
  id: 'side-navigation',
  severity: 'error',
  about: 'An article that the side navigation in documentation.yaml lacks, or a link that a list has twice.',
  example: {
    file: 'documentation.yaml',
    from: 'href: /documentation/webhooks',
    to: 'href: /documentation/errors',
  },
  needsAllFiles: true,
  checkSite: ({ ofType }, report) => {
    const linked = new Set<string>();
    for (const [type, groups, links] of lists)
      for (const content of ofType(type)) {
        const seen = new Set<string>();
        for (const [group, fields] of recordsIn(fieldsOf(content.value)[groups]).entries())
          for (const [index, { href }] of recordsIn(fields[links]).entries()) {
            const path = String(href).replace(/(?<=.)\/$/, '');
            if (seen.has(path))
              report(
                content,
                content.placeOf([groups, group, links, index, 'href']),
                `${path} is in the list already; remove one of the two`,
              );
            seen.add(path);
            if (type === 'DocumentationContent') linked.add(path.replace(/[?#].*$/, ''));
          }
      }
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
