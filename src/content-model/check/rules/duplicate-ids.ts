/** Checks that no two records of a list have the same ID or code, and that no list of names has one twice. */

import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';
import { scalarsOf } from '../reading/scalars';

/** Every list below a value, with its path. */
function listsIn(value: unknown, path: Path): { list: readonly unknown[]; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    listsIn(entry, [...path, isList ? Number(key) : key]),
  );
  return isList ? [{ list: value, path }, ...inside] : inside;
}

/** Names that are in a list twice. Texts may repeat, and so may examples in the API description. */
function repeatedNames(content: ContentFile): Diagnostic[] {
  if (content.type.standard) return [];
  const seen = new Set<string>();
  return scalarsOf(content).flatMap(({ path, value, shape }) => {
    if (typeof path.at(-1) !== 'number' || typeof value !== 'string' || shape.words) return [];
    const key = JSON.stringify([path.slice(0, -1), value]);
    const isRepeated = seen.has(key);
    seen.add(key);
    if (!isRepeated) return [];
    const message = `${quote(value)} is in this list twice`;
    return [{ file: content.file, ...content.locate(path), message, fix: 'remove one' }];
  });
}

/** Records of a list with the same ID or code, and names that are in a list twice, for every list in the file. */
export function duplicateIds(content: ContentFile): Diagnostic[] {
  const ofRecords = listsIn(content.value, []).flatMap(({ list, path }) =>
    ['id', 'code'].flatMap((key) => {
      const lines = new Map<unknown, number>();
      return list.flatMap((record, index) => {
        const { [key]: id } = { ...(record as Record<string, unknown> | null) };
        if (id === undefined) return [];
        const place = content.locate([...path, index, key]);
        const first = lines.get(id);
        lines.set(id, first ?? place.line);
        if (first === undefined) return [];
        const message = `the ${key} ${quote(id)} is already taken on line ${first}`;
        return [
          { file: content.file, ...place, message, fix: `give one of the two another ${key}, or remove it` },
        ];
      });
    }),
  );
  return [...ofRecords, ...repeatedNames(content)];
}
