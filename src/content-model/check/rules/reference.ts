import { suggestion } from '../../read/suggestions';
import type { Shape } from '../../shape';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import type { Site } from '../site';

/** What is wrong with the name of a record; undefined if nothing. */
function faultOf(
  value: string,
  kind: string,
  shape: Pick<Shape, 'units' | 'description'>,
  names: Site['names'],
): string | undefined {
  const known = names.get(kind) ?? new Set();
  if (!known.has(value))
    return `"${value}" doesn't exist (${shape.description}); ${suggestion(value, known, 'write one that exists')}`;
  if (!shape.units || shape.units.some((unit) => names.get(`Fact in ${unit}`)?.has(value))) return undefined;
  return `The fact "${value}" isn't of the unit ${shape.units.join(' or ')}; write the id of another fact`;
}

/** References between records, which the schemas declare. */
export const rule: Rule = {
  id: 'reference',
  severity: 'error',
  about: 'A field that names a record that doesn’t exist, or a fact of the wrong unit.',
  example: { file: 'home.yaml', from: 'product: ach', to: 'product: ahc' },
  needsAllFiles: true,
  checkFile: (content, { names }, report) => {
    for (const { path, value, shape } of scalarsOf(content)) {
      const kind = shape.references ?? shape.names;
      // Only codes come several at a time.
      for (const name of kind !== undefined && typeof value === 'string' ? value.split(/,\s*/) : []) {
        const fault = faultOf(name, kind ?? '', shape, names);
        if (fault !== undefined) report(content, content.placeOf(path), fault);
      }
    }
    for (const node of content.tree().children) {
      if (node.type !== 'leafDirective' || node.name !== 'lifecycle') continue;
      const fault = faultOf(
        node.attributes?.id ?? '',
        'Lifecycle',
        { description: 'The id of a lifecycle in rails/*.yaml.' },
        names,
      );
      if (fault !== undefined) report(content, node.position, fault);
    }
  },
};
