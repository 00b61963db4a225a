/** Which facts a content record uses. */
import { type ContentTypeName, contentTypes } from './content-types';
import { recordShape, visitScalars } from './shape';

const factVariable = /\{(?:fact|clock):([a-z0-9-]+)\}/g;

const inText = (text: string): string[] => [...text.matchAll(factVariable)].map(([, id = '']) => id);

/**
 * The IDs of the facts that a record refers to, by a field or by a variable in a text, in order of occurrence. Throws for an
 * unknown type.
 * @param name of the record's content type
 * @param record fields as written, with the Markdown of a body under `body`
 */
export function factsIn(name: ContentTypeName, record: object): string[] {
  const type = contentTypes.find((candidate) => candidate.name === name);
  if (!type) throw new Error(`There is no content type ${name}.`);
  const ids: string[] = [];
  visitScalars(recordShape(type, 'input'), record, (_path, value, shape) => {
    if (typeof value !== 'string') return;
    if (shape.references === 'Fact') ids.push(value);
    else ids.push(...inText(value));
  });
  if ('body' in record && typeof record.body === 'string') ids.push(...inText(record.body));
  return [...new Set(ids)];
}
