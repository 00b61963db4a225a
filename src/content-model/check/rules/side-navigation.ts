import type { ContentFile, Path } from '../../read/content-file';
import type { Report, Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

/** Reports links of a list that have the same address, and remembers all of them. */
function checkList(
  content: ContentFile,
  list: Path,
  links: unknown,
  seen: Set<string>,
  report: Report,
): void {
  for (const [index, { href }] of recordsIn(links).entries()) {
    const path = String(href).replace(/(?<=.)\/$/, '');
    if (seen.has(path))
      report(
        content,
        content.placeOf([...list, index, 'href']),
        `${path} is in the list already; remove one of the two`,
      );
    seen.add(path);
  }
}

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
    for (const start of ofType('DocumentationContent'))
      for (const [group, { links }] of recordsIn(fieldsOf(start.value).groups).entries())
        checkList(start, ['groups', group, 'links'], links, linked, report);
    for (const content of ofType('NavigationContent'))
      for (const [menu, { items }] of recordsIn(fieldsOf(content.value).menus).entries())
        checkList(content, ['menus', menu, 'items'], items, new Set(), report);
    for (const content of ofType('FooterContent')) {
      const all = new Set<string>();
      for (const [column, { links }] of recordsIn(fieldsOf(content.value).columns).entries())
        checkList(content, ['columns', column, 'links'], links, all, report);
    }
    const pages = new Set([...linked].map((path) => path.replace(/[?#].*$/, '')));
    for (const content of ofType('Article')) {
      const path = content.type.route?.(content.slug) ?? '';
      if (!pages.has(path))
        report(
          content,
          content.placeOfKey(['name']),
          `The article isn't in the side navigation; add "href: ${path}" to a group of documentation.yaml`,
        );
    }
  },
};
