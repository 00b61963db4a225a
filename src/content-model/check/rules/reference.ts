import { suggestion } from '../../read/suggestions';
import { scalarsOf } from '../prose';
import type { Rule } from '../rule';

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
  ['Image', 'the name of a picture in updates/images/'],
]);

const units = new Map([
  ['usd', 'an amount of dollars'],
  ['time_et', 'a time of day'],
  ['count', 'a number'],
]);

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
      if (kind === undefined || typeof value !== 'string') continue;
      const known = names.get(kind) ?? new Set();
      if (!known.has(value))
        report(
          content,
          content.placeOf(path),
          `"${value}" isn't ${called.get(kind) ?? `the name of a ${kind}`}; ${suggestion(value, known, 'write one that exists')}`,
        );
      else if (shape.units && !shape.units.some((unit) => names.get(`Fact in ${unit}`)?.has(value)))
        report(
          content,
          content.placeOf(path),
          `The fact "${value}" isn't ${shape.units.map((unit) => units.get(unit) ?? unit).join(' or ')}; write the id of another fact`,
        );
    }
    for (const node of content.tree().children) {
      if (node.type !== 'leafDirective' || node.name !== 'lifecycle') continue;
      const id = node.attributes?.id ?? '';
      const known = names.get('Lifecycle') ?? new Set();
      if (!known.has(id))
        report(
          content,
          node.position,
          `"${id}" isn't ${called.get('Lifecycle')}; ${suggestion(id, known, 'write one that exists')}`,
        );
    }
  },
};
