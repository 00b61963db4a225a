import { railIds } from '../../../theme/rails';
import type { ContentTypeName } from '../../content-types';
import type { Rule } from '../rule';
import { fieldsOf } from '../site';

/** Where each rail has to be, and what it has there. */
const places: readonly (readonly [type: ContentTypeName, what: string])[] = [
  ['Rail', 'file in rails/'],
  ['Product', 'product page with "rail:"'],
  ['NavigationContent', 'link in the menus'],
  ['HomeContent', 'line on the map'],
];

/** Rails that lack their file, product, link or line. */
export const rule: Rule = {
  id: 'rail-place',
  severity: 'error',
  about: 'A rail without its file, its product page, its link in the menus or its line on the map.',
  example: { file: 'home.yaml', from: '    - { rail: wires,', to: '    - { rail: fednow,' },
  needsAllFiles: true,
  checkSite: ({ ofType }, report) => {
    for (const content of ofType('Rail'))
      if (fieldsOf(content.value).rail !== content.slug)
        report(
          content,
          content.placeOf(['rail']),
          `The file is named "${content.slug}"; write "rail: ${content.slug}"`,
        );
    for (const [type, what] of places) {
      const [first] = ofType(type);
      const written = JSON.stringify(ofType(type).map(({ value }) => value));
      for (const rail of railIds)
        if (
          first &&
          !written.includes(`"rail":"${rail}"`) &&
          !(type === 'HomeContent' && rail === 'accounts')
        )
          report(first, undefined, `The rail "${rail}" has no ${what}; add it`);
    }
  },
};
