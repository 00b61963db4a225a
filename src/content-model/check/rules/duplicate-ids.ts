/** Checks that no two records of a list have the same ID, code, name or title, and that no list of names has one twice. */

import { isRecord, type Json } from '../../api/json';
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

/** The fields that distinguish the records of a list for readers. */
const labels = ['name', 'title', 'call', 'volume', 'fee'];

/** Whether two records have the same value of a field that another message is about. */
const isReported = (record: Json, other: Json): boolean =>
  ['id', 'code', 'href'].some((key) => record[key] !== undefined && record[key] === other[key]);

/** The first label that a record shares with an earlier one, with the index of that one. */
function sharedLabel(records: readonly Json[], index: number): { key: string; first: number } | undefined {
  const record = records[index] ?? {};
  for (const key of labels) {
    if (typeof record[key] !== 'string') continue;
    const first = records.findIndex((one) => one[key] === record[key]);
    if (first < index) return isReported(record, records[first] ?? {}) ? undefined : { key, first };
  }
  return undefined;
}

/** Records of a list with the same name or title, such as copies that were not changed. */
export function repeatedLabels(content: ContentFile): Diagnostic[] {
  const { type, file, value, locate } = content;
  if (type.standard) return [];
  return listsIn(value, []).flatMap(({ list, path }) => {
    // Pages of entries must have their own titles, which is another rule.
    if (type.pagesOf?.list !== undefined && path.join() === type.pagesOf.list) return [];
    const records = list.map((record): Json => (isRecord(record) ? record : {}));
    return records.flatMap((record, index): Diagnostic[] => {
      const { key, first } = sharedLabel(records, index) ?? {};
      if (key === undefined || first === undefined) return [];
      const { line } = locate([...path, first, key]);
      const message = `${quote(record[key])} is in this list already, on line ${line}`;
      const fix = `write another ${key}, or remove this entry`;
      return [{ file, ...locate([...path, index, key]), message, fix }];
    });
  });
}
