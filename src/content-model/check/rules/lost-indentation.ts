/** Finds fields of a group that aren't indented below its name, so that they're read as fields of the record around it. */
import { isRecord } from '../../api/json';
import { valueAt } from '../../api/pointer';
import type { Shape } from '../../shape';
import type { Diagnostic } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import type { Path } from '../reading/places';

/** The fields of a record that belong to the group above them. */
export type LostIndentation = {
  readonly group: Path;
  readonly keys: readonly string[];
  readonly diagnostic: Diagnostic;
};

/** How many spaces further to the right the fields of a group start than its name. */
const step = 2;

/** Whether the fields of a group are on separate lines, or it has none yet. */
function isOnLines({ locateKey }: ContentFile, group: Path, value: unknown): boolean {
  if (value === null) return true;
  const [first] = isRecord(value) ? Object.keys(value) : [];
  if (first === undefined) return false;
  const [own, inner] = [locateKey(group.slice(0, -1), String(group.at(-1))), locateKey(group, first)];
  return inner.line > own.line && inner.column === own.column + step;
}

function diagnosticOf(content: ContentFile, group: Path, keys: readonly string[]): Diagnostic {
  const record = group.slice(0, -1);
  const names = new Intl.ListFormat('en').format(keys.map((key) => `"${key}"`));
  const [belong, them] = keys.length === 1 ? ['belongs', 'it'] : ['belong', 'them'];
  return {
    file: content.file,
    ...content.locateKey(record, String(keys[0])),
    message: `${names} ${belong} to "${group.at(-1)}"`,
    fix: `indent ${them} by two more spaces`,
  };
}

/**
 * The groups of a record that have lost fields.
 * @param path of the record
 * @param unknown the names in the record that aren't fields of it
 */
export function lostIndentations(
  content: ContentFile,
  path: Path,
  unknown: readonly string[],
  shape: Shape | undefined,
): LostIndentation[] {
  const record = valueAt(content.value, path);
  const names = isRecord(record) ? Object.keys(record) : [];
  return names.flatMap((name, index) => {
    const fields = shape?.properties?.[name]?.properties;
    const group = [...path, name];
    const value = valueAt(content.value, group);
    const isLost = (key: string) =>
      unknown.includes(key) && fields?.[key] !== undefined && !(isRecord(value) && key in value);
    const below = names.slice(index + 1);
    const end = below.findIndex((key) => !isLost(key));
    const keys = below.slice(0, end === -1 ? undefined : end);
    if (keys.length === 0 || !isOnLines(content, group, value)) return [];
    return [{ group, keys, diagnostic: diagnosticOf(content, group, keys) }];
  });
}
