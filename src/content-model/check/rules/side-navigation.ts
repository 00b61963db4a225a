import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** Articles that readers can't find. */
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
    const [start] = ofType('DocumentationContent');
    const linked = new Set<string>();
    for (const [group, { links }] of recordsIn(fieldsOf(start?.value).groups).entries())
      for (const [index, { href }] of recordsIn(links).entries()) {
        const path = String(href)
          .replace(/[#?].*$/, '')
          .replace(/(?<=.)\/$/, '');
        if (linked.has(path) && start && !String(href).includes('#'))
          report(
            start,
            start.placeOf(['groups', group, 'links', index, 'href']),
            `${path} is in the side navigation already; remove one of the two`,
          );
        linked.add(path);
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
    for (const [menu, { items }] of recordsIn(
      fieldsOf(ofType('NavigationContent')[0]?.value).menus,
    ).entries()) {
      const [navigation] = ofType('NavigationContent');
      const seen = new Set<string>();
      for (const [index, { href }] of recordsIn(items).entries()) {
        if (navigation && seen.has(String(href)))
          report(
            navigation,
            navigation.placeOf(['menus', menu, 'items', index, 'href']),
            `The menu has ${String(href)} already; remove one of the two`,
          );
        seen.add(String(href));
      }
    }
  },
};
