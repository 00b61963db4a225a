import type { Position } from 'unist';
import type { ContentFile } from '../../read/content-file';
import { suggestion } from '../../read/suggestions';
import type { Shape } from '../../shape';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import type { Site } from '../site';

type Reference = { readonly name: string; readonly shape: Shape; readonly place: Position | undefined };

/** The names in a file that its schema declares as references, and those of diagrams. Only codes come several at a time. */
const referencesIn = (content: ContentFile): Reference[] => [
  ...scalarsOf(content).flatMap(({ path, value, shape }) =>
    (shape.references ?? shape.names) !== undefined && typeof value === 'string'
      ? value.split(/,\s*/).map((name) => ({ name, shape, place: content.placeOf(path) }))
      : [],
  ),
  ...content.tree().children.flatMap((node) => {
    if (node.type !== 'leafDirective' || node.name !== 'lifecycle') return [];
    const shape = { names: 'Lifecycle', description: 'The id of a lifecycle in rails/*.yaml.' };
    return [{ name: node.attributes?.id ?? '', shape, place: node.position }];
  }),
];

/** What is wrong with the name of a record; undefined if nothing. */
function faultOf({ name, shape }: Reference, names: Site['names']): string | undefined {
  const { units, description } = shape;
  const known = names.get(shape.references ?? shape.names ?? '') ?? new Set();
  if (!known.has(name))
    return `"${name}" doesn't exist (${description}); ${suggestion(name, known, 'write one that exists')}`;
  if (!units || units.some((unit) => names.get(`Fact in ${unit}`)?.has(name))) return undefined;
  return `The fact "${name}" isn't of the unit ${units.join(' or ')}; write the id of another fact`;
}

/** References between records, which the schemas declare. */
export const rule: Rule = {
  id: 'reference',
  severity: 'error',
  about: 'A field that names a record that doesn’t exist, or a fact of the wrong unit.',
  example: { file: 'rails/ach.yaml', from: 'product: ach', to: 'product: ahc' },
  needsAllFiles: true,
  checkFile: (content, { names }, report) => {
    for (const reference of referencesIn(content)) {
      const fault = faultOf(reference, names);
      if (fault !== undefined) report(content, reference.place, fault);
    }
  },
};
