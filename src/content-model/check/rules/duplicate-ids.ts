/** Checks that no two records of a list carry the same id. */

import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { Path } from '../reading/places';
import type { ContentFile } from '../reading/read-content';

/** Every list below a value, with the way to it. */
function listsIn(value: unknown, path: Path): { list: readonly unknown[]; path: Path }[] {
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  const inside = Object.entries(value).flatMap(([key, entry]) =>
    listsIn(entry, [...path, isList ? Number(key) : key]),
  );
  return isList ? [{ list: value, path }, ...inside] : inside;
}

/** Records of one list that carry the same id, wherever the list is. */
export function duplicateIds(content: ContentFile): Diagnostic[] {
  return listsIn(content.value, []).flatMap(({ list, path }) => {
    const lines = new Map<unknown, number>();
    return list.flatMap((record, index) => {
      const { id } = { ...(record as { id?: unknown } | null) };
      if (id === undefined) return [];
      const place = content.locate([...path, index, 'id']);
      const first = lines.get(id);
      lines.set(id, first ?? place.line);
      if (first === undefined) return [];
      const message = `the id ${quote(id)} is already taken on line ${first}`;
      return [{ file: content.file, ...place, message, fix: 'give one of the two another id, or remove it' }];
    });
  });
}
