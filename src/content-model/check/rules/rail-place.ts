import { railIds } from '../../../theme/rails';
import type { ContentTypeName } from '../../content-types';
import type { ContentFile, Path } from '../../read/content-file';
import type { Report, Rule } from '../rule';
import { fieldsOf } from '../site';

/** Where each rail has to be, and what it has there. */
const places: readonly (readonly [type: ContentTypeName, what: string])[] = [
  ['Rail', 'file in rails/'],
  ['Product', 'product page with "rail:"'],
  ['NavigationContent', 'link in the menus'],
  ['HomeContent', 'line on the map'],
];

/** Every value of a key "rail", with its path. */
function* railsIn(value: unknown, path: Path = []): Generator<readonly [rail: unknown, path: Path]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const own = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'rail') yield [entry, own];
    else yield* railsIn(entry, own);
  }
}

/** Reports files of a type that are about the rail of another, and returns the rails that the type has. */
function checkRails(files: readonly ContentFile[], isOnePerFile: boolean, report: Report): Set<unknown> {
  const seen = new Map<unknown, string>();
  for (const content of files)
    for (const [rail, path] of railsIn(content.value)) {
      if (isOnePerFile && seen.has(rail))
        report(
          content,
          content.placeOf(path),
          `The rail "${String(rail)}" is in ${seen.get(rail)} already; write another`,
        );
      seen.set(rail, content.path);
    }
  return new Set(seen.keys());
}

/** Rails that lack their file, product, link or line, or have one twice. */
export const rule: Rule = {
  id: 'rail-place',
  severity: 'error',
  about: 'A rail without its file, its product page, its link in the menus or its line on the map.',
  example: { file: 'home.yaml', from: '    - { rail: wires,', to: '    - { rail: fednow,' },
  needsAllFiles: true,
  checkSite: ({ ofType }, report) => {
    for (const content of ofType('Rail')) {
      const { rail } = fieldsOf(content.value);
      if (rail !== content.slug)
        report(
          content,
          content.placeOf(['rail']),
          `The file is named "${content.slug}"; write "rail: ${content.slug}"`,
        );
    }
    for (const [type, what] of places) {
      const files = ofType(type);
      const [first] = files;
      const known = checkRails(files, type === 'Product', report);
      for (const rail of railIds)
        if (first && !known.has(rail) && !(type === 'HomeContent' && rail === 'accounts'))
          report(first, undefined, `The rail "${rail}" has no ${what}; add it`);
    }
  },
};
