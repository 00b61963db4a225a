/** Checks that what a file refers to exists: facts, products, solutions, kinds of update. */
import { recordShape, visitScalars } from '../shape';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';
import { fixFor } from './suggest';

/** The names by which records of each type are referred to. */
export type Names = ReadonlyMap<string, readonly string[]>;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Collects the names: ids of facts and of kinds of update, file names of the rest. */
export function namesIn(contents: readonly ContentFile[]): Names {
  const names = new Map<string, string[]>();
  const add = (type: string, name: string) => names.set(type, [...(names.get(type) ?? []), name]);
  for (const { type, slug, value } of contents) {
    if (type.kind === 'folder') add(type.name, slug);
    if (type.kind === 'list')
      for (const record of listed(value)) add(type.name, String((record as { id: unknown }).id));
    if (type.name === 'UpdatesContent')
      for (const kind of listed((value as { kinds?: unknown })?.kinds))
        add('UpdateKind', String((kind as { id: unknown }).id));
  }
  return names;
}

/** What a file refers to that does not exist. */
export function referenceProblems(content: ContentFile, names: Names): Problem[] {
  const problems: Problem[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    const target = shape.references;
    const known = target === undefined ? [] : (names.get(target) ?? []);
    if (target === undefined || typeof value !== 'string' || known.includes(value)) return;
    problems.push({
      file: content.file,
      ...content.locate(path),
      message: `${quote(value)} is not the name of a ${target}`,
      fix: fixFor(value, known),
    });
  });
  return problems;
}

/** Records of a list that carry the same id. */
export function duplicateIds(content: ContentFile): Problem[] {
  if (content.type.kind !== 'list') return [];
  const seen = new Set<unknown>();
  return listed(content.value).flatMap((record, index) => {
    const { id } = record as { id?: unknown };
    const again = id !== undefined && seen.has(id);
    seen.add(id);
    if (!again) return [];
    const message = `the id ${quote(id)} stands in this file twice`;
    return [
      {
        file: content.file,
        ...content.locate([index, 'id']),
        message,
        fix: 'give one of the two another id',
      },
    ];
  });
}
