/** Finds references in the description of the API that lead nowhere. */
import { keysOf, valueAt } from '../api/pointer';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';

/** The paths of references that lead nowhere. */
function deadReferences(root: unknown): (string | number)[][] {
  const leads = (ref: string): boolean => valueAt(root, keysOf(ref)) !== undefined;
  const walk = (value: unknown, path: (string | number)[]): (string | number)[][] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, entry]) => {
      const own = [...path, Array.isArray(value) ? Number(key) : key];
      return key === '$ref' && typeof entry === 'string' && !leads(entry) ? [own] : walk(entry, own);
    });
  };
  return walk(root, []);
}

/** References that lead nowhere; while there are some, nothing else can be said of the description. */
export function deadReferenceProblems(content: ContentFile): Problem[] {
  if (content.type.name !== 'ApiDescription') return [];
  return deadReferences(content.value).map((path) => ({
    file: content.file,
    ...content.locate(path),
    message: `${quote(content.written(path))} leads to nothing in this file`,
    fix: 'correct it, or write the schema in its place',
  }));
}
