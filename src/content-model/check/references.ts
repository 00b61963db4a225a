/** Checks that what a file refers to exists: facts, products, solutions, kinds of update. */
import { contentTypes } from '../content-types';
import { recordShape, visitScalars } from '../shape';
import type { FoundFile } from './files';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';
import { fixFor } from './suggest';

/** The names by which records of each type are referred to. A type whose file cannot be read has no entry. */
export type Names = ReadonlyMap<string, readonly string[]>;

/** What the names of each type are called in a message. */
const called: Record<string, string> = {
  Fact: 'the id of a fact in facts.yaml',
  Product: 'the name of a file in products/, without its ending',
  Solution: 'the name of a file in solutions/, without its ending',
  UpdateKind: 'the id of a kind in updates.yaml',
};

/** Ids of the records of a list; what is no record has none. */
const idsIn = (list: unknown): string[] =>
  (Array.isArray(list) ? list : []).flatMap((record: unknown) => {
    const { id } = { ...(record as { id?: unknown } | null) };
    return id === undefined ? [] : [String(id)];
  });

/** Collects the names: ids of facts and of kinds of update, file names of the rest. */
export function namesIn(contents: readonly ContentFile[], files: readonly FoundFile[]): Names {
  const slugs = contentTypes
    .filter(({ kind }) => kind === 'folder')
    .map((type): [string, string[]] => [
      type.name,
      files.filter((found) => found.type === type).map(({ slug }) => slug),
    ]);
  const ids = contents.flatMap(({ type, value }): [string, string[]][] => {
    if (type.kind === 'list') return [[type.name, idsIn(value)]];
    if (type.name === 'UpdatesContent')
      return [['UpdateKind', idsIn({ ...(value as { kinds?: unknown } | null) }.kinds)]];
    return [];
  });
  return new Map([...slugs, ...ids]);
}

/** What a file refers to that does not exist. */
export function referenceProblems(content: ContentFile, names: Names): Problem[] {
  const problems: Problem[] = [];
  visitScalars(recordShape(content.type, 'input'), content.value, (path, value, shape) => {
    const target = shape.references ?? shape.names;
    const known = target === undefined ? undefined : names.get(target);
    if (!target || !known || typeof value !== 'string' || known.includes(value)) return;
    problems.push({
      file: content.file,
      ...content.locate(path),
      message: `${quote(value)} is not ${called[target] ?? `the name of a ${target}`}`,
      fix: fixFor(value, known),
    });
  });
  return problems;
}
