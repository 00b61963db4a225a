import { suggestion } from '../../read/suggestions';
import type { Shape } from '../../shape';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';
import type { Site } from '../site';

/** Where the names of each kind are, in messages. */
const called = new Map([
  ['Fact', 'the id of a fact in facts.yaml'],
  ['Product', 'the name of a file in products/'],
  ['Solution', 'the name of a file in solutions/'],
  ['CodeNetwork', 'the name of a file in codes/'],
  ['UpdateKind', 'the id of a kind in updates.yaml'],
  ['UpdateAuthor', 'the id of an author in updates.yaml'],
  ['FactSubject', 'the id of a subject in facts-page.yaml'],
  ['Service', 'the id of a service in rails/*.yaml'],
  ['Lifecycle', 'the id of a lifecycle in rails/*.yaml'],
  ['Fee', 'the id of a fee in fees.yaml'],
  ['ApiResource', 'the x-displayName of a resource in api/resources/, with capitals'],
  ['Image', 'the name of a picture in updates/images/'],
]);

const units = new Map([
  ['usd', 'an amount of dollars'],
  ['time_et', 'a time of day'],
  ['count', 'a number'],
]);

/** What is wrong with the name of a record; undefined if nothing. */
function faultOf(
  value: string,
  kind: string,
  shape: Pick<Shape, 'units'>,
  names: Site['names'],
): string | undefined {
  const known = names.get(kind) ?? new Set();
  if (!known.has(value))
    return `"${value}" isn't ${called.get(kind) ?? `the name of a ${kind}`}; ${suggestion(value, known, 'write one that exists')}`;
  if (!shape.units || shape.units.some((unit) => names.get(`Fact in ${unit}`)?.has(value))) return undefined;
  return `The fact "${value}" isn't ${shape.units.map((unit) => units.get(unit) ?? unit).join(' or ')}; write the id of another fact`;
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
      const fault =
        kind !== undefined && typeof value === 'string' ? faultOf(value, kind, shape, names) : undefined;
      if (fault !== undefined) report(content, content.placeOf(path), fault);
    }
    for (const node of content.tree().children) {
      if (node.type !== 'leafDirective' || node.name !== 'lifecycle') continue;
      const fault = faultOf(node.attributes?.id ?? '', 'Lifecycle', {}, names);
      if (fault !== undefined) report(content, node.position, fault);
    }
  },
};
