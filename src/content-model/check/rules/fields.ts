/** Checks a file's fields against its content type. */
import type { z } from 'zod';
import { valueAt } from '../../api/pointer';
import { bodyStartIn } from '../../request-block';
import { recordShape, type Shape } from '../../shape';
import { readJson } from '../api/json-source';
import type { Diagnostic } from '../diagnostics/diagnostic';
import { didYouMean, fixFor, nearest } from '../diagnostics/suggestions';
import type { ContentFile } from '../reading/content-file';
import { freeNames, notAName, withoutColon } from '../reading/field-names';
import { countPieces, type Path } from '../reading/places';
import { scalarsOf } from '../reading/scalars';
import { fieldMessage } from './field-messages';
import { hasVariables } from './lengths';
import { lostIndentations } from './lost-indentation';

type Issue = z.core.$ZodIssue;

/** The shape of the value at a path, if the content type defines it. */
const shapeAt = (shape: Shape | undefined, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>(
    (inner, key) => (typeof key === 'number' ? inner?.items : inner?.properties?.[key]),
    shape,
  );

/** "title", or for the third entry of a list "entry 3 of links". */
function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'the file';
  if (typeof last === 'string') return last;
  const list = path.findLast((key) => typeof key === 'string');
  return `entry ${last + 1} of ${list ?? 'the file'}`;
}

/** The fix for an unknown name, given the fields that the record doesn't have yet. */
function fixForName(key: string, free: readonly string[]): string {
  const meant = nearest(key, free);
  if (meant !== undefined) return didYouMean(key, meant);
  return free.length === 0
    ? 'remove it'
    : `remove it, or ${fixFor(key, free, 'write a field that exists here')}`;
}

type UnknownFields = Extract<Issue, { code: 'unrecognized_keys' }>;

/**
 * The name of a field that a record lacks and that an unknown field must stand for, because the record has all others: "href",
 * if "link" is in its place.
 */
function replacedField(
  value: unknown,
  { path, keys }: UnknownFields,
  issues: readonly Issue[],
  shape: Shape,
): string | undefined {
  const allowed = Object.keys(shapeAt(shape, path as Path)?.properties ?? {});
  const [only = '', ...others] = freeNames(allowed, valueAt(value, path as Path));
  const isLacking = issues.some(
    (other) =>
      other.code !== 'unrecognized_keys' && JSON.stringify(other.path) === JSON.stringify([...path, only]),
  );
  return keys.length === 1 && others.length === 0 && isLacking ? only : undefined;
}

function unknownFields(
  content: ContentFile,
  issue: UnknownFields,
  shape: Shape,
  replaced: string | undefined,
): Diagnostic[] {
  const path = issue.path as Path;
  const allowed = Object.keys(shapeAt(shape, path)?.properties ?? {});
  const free = freeNames(allowed, valueAt(content.value, path));
  return issue.keys.map((key) => ({
    file: content.file,
    ...(notAName(content, path, key, free) ?? {
      ...content.locateKey(path, key),
      message: `unknown field "${key}"`,
      fix:
        replaced !== undefined && nearest(key, free) === undefined
          ? `write "${replaced}"`
          : fixForName(key, free),
    }),
  }));
}

/** The issues without those of lost indentation, and what to say about it instead. */
function withIndentation(
  content: ContentFile,
  issues: readonly Issue[],
  record: Shape,
): { issues: readonly Issue[]; diagnostics: Diagnostic[] } {
  const lost = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? lostIndentations(content, issue.path as Path, issue.keys, shapeAt(record, issue.path as Path))
      : [],
  );
  if (lost.length === 0) return { issues, diagnostics: [] };
  const isSame = (path: Path, other: Path) => JSON.stringify(path) === JSON.stringify(other);
  const others = issues.flatMap((issue): Issue[] => {
    const path = issue.path as Path;
    if (lost.some(({ group }) => isSame(group, path.slice(0, group.length)))) return [];
    if (issue.code !== 'unrecognized_keys') return [issue];
    const moved = lost.filter(({ group }) => isSame(group.slice(0, -1), path)).flatMap(({ keys }) => keys);
    const keys = issue.keys.filter((key) => !moved.includes(key));
    return keys.length === 0 ? [] : [{ ...issue, keys }];
  });
  return { issues: others, diagnostics: lost.map(({ diagnostic }) => diagnostic) };
}

/** Whether an issue is a missing field whose misspelled name is another issue. */
function misspelledIn(value: unknown, issues: readonly Issue[], record: Shape): (issue: Issue) => boolean {
  const meant = new Set(
    issues.flatMap((issue) => {
      if (issue.code !== 'unrecognized_keys') return [];
      const path = issue.path as Path;
      const allowed = Object.keys(shapeAt(record, path)?.properties ?? {});
      const replaced = replacedField(value, issue, issues, record);
      return issue.keys.map((key) =>
        JSON.stringify([...path, nearest(key, allowed) ?? withoutColon(key, allowed) ?? replaced]),
      );
    }),
  );
  return ({ code, path }) =>
    code !== 'unrecognized_keys' &&
    valueAt(value, path as Path) === undefined &&
    meant.has(JSON.stringify(path));
}

/** The mistake in a field's JSON, which may be the body of a request, at its own position. */
function jsonDiagnostic(content: ContentFile, path: Path, value: unknown): Diagnostic | undefined {
  if (typeof value !== 'string') return undefined;
  const start = /^[A-Z]+ \//.test(value) ? bodyStartIn(value) : 0;
  const json = value.slice(start).trim() === '' ? undefined : readJson(value.slice(start));
  if (!json || !('fault' in json)) return undefined;
  const { offset, message, fix } = json.fault;
  const before = value.slice(0, start + offset);
  const [piece] = /^\S+/.exec(value.slice(before.length)) ?? [];
  if (piece !== undefined)
    return {
      file: content.file,
      ...content.locateText(path, piece, countPieces(before, piece)),
      message,
      fix,
    };
  // At the end of a line: behind the last piece of the line.
  const [last = ''] = /\S+$/.exec(before.trimEnd()) ?? [];
  const earlier = countPieces(before.trimEnd().slice(0, -last.length), last);
  const { line, column } = content.locateText(path, last, earlier);
  return { file: content.file, line, column: column + last.length, message, fix };
}

/** Entries that a "- " too many has split: each has the fields that the other lacks. */
function splitEntries(
  content: ContentFile,
  issues: readonly Issue[],
): { paths: readonly string[]; diagnostic: Diagnostic }[] {
  const missing = new Map<string, string[]>();
  for (const { path } of issues)
    if (valueAt(content.value, path as Path) === undefined && typeof path.at(-1) === 'string') {
      const entry = JSON.stringify(path.slice(0, -1));
      missing.set(entry, [...(missing.get(entry) ?? []), String(path.at(-1))]);
    }
  return [...missing].flatMap(([first, lost]) => {
    const path = JSON.parse(first) as Path;
    const index = path.at(-1);
    if (typeof index !== 'number') return [];
    const next = [...path.slice(0, -1), index + 1];
    const lostNext = missing.get(JSON.stringify(next)) ?? [];
    const [own, other] = [path, next].map((at) => Object.keys({ ...(valueAt(content.value, at) as object) }));
    if (!lost.every((name) => other?.includes(name)) || !lostNext.every((name) => own?.includes(name)))
      return [];
    if (lostNext.length === 0) return [];
    return [
      {
        paths: [...lost.map((name) => [...path, name]), ...lostNext.map((name) => [...next, name])].map(
          (at) => JSON.stringify(at),
        ),
        diagnostic: {
          file: content.file,
          ...content.locate(next),
          message: `this entry has only what the one above it lacks: ${other?.join(', ')}`,
          fix: 'remove the "- ", so that it belongs to the entry above',
        },
      },
    ];
  });
}

/**
 * What an entry lacks besides the field of an issue, because all of it has the same place, where one error is shown. What a
 * whole file lacks is at its start, where all errors are shown.
 */
const lackingWith = (value: unknown, { path }: Issue, issues: readonly Issue[]): string[] =>
  path.length < 2
    ? []
    : issues.flatMap((other) => {
        const name = other.path.at(-1);
        const isInSame = JSON.stringify(other.path.slice(0, -1)) === JSON.stringify(path.slice(0, -1));
        const isLacking =
          typeof name === 'string' &&
          other.code !== 'unrecognized_keys' &&
          valueAt(value, other.path as Path) === undefined;
        return isInSame && isLacking && name !== path.at(-1) ? [name] : [];
      });

function toDiagnostic(
  content: ContentFile,
  issue: Issue,
  issues: readonly Issue[],
  shape: Shape,
): Diagnostic {
  const path = issue.path as Path;
  const value = valueAt(content.value, path);
  const ofJson = shapeAt(shape, path)?.code ? jsonDiagnostic(content, path, value) : undefined;
  if (ofJson) return ofJson;
  const words = fieldMessage({
    issue,
    name: nameOf(path),
    value,
    written: content.written(path),
    around: value === undefined ? content.written(path.slice(0, -1)) : '',
    lacking: value === undefined ? lackingWith(content.value, issue, issues) : [],
    comment: value === null ? content.commentBehind(path)?.comment : undefined,
    shape: shapeAt(shape, path),
  });
  return { file: content.file, ...content.locate(path), ...words };
}

/** What js-yaml, which reads the content for the site, reads as a point in time. */
const timestamp = /^\d{4}-\d{2}-\d{2}$|^\d{4}-\d{1,2}-\d{1,2}(?:[Tt]|[ \t]+)\d{1,2}:\d{2}:\d{2}/;

/** Texts that the site would read as a date, because they have no quotes. */
function datesInTexts(content: ContentFile): Diagnostic[] {
  if (content.type.standard) return [];
  const found: Diagnostic[] = [];
  for (const { path, value, shape } of scalarsOf(content)) {
    if (typeof value !== 'string' || shape.format !== undefined || !timestamp.test(value)) continue;
    if (!content.isPlain(path)) continue;
    found.push({
      file: content.file,
      ...content.locate(path),
      message: `${nameOf(path)}: "${value}" is a date in YAML, but must be text`,
      fix: `put it in quotes: "${value}"`,
    });
  }
  return found;
}

/** The errors in a file's fields: unknown, missing, of the wrong type, or out of bounds. */
export function fieldDiagnostics(content: ContentFile): Diagnostic[] {
  if (content.value === null) {
    const place = { file: content.file, line: 1, column: 1 };
    return [{ ...place, message: 'the file is empty', fix: 'restore its fields from the Git history' }];
  }
  const result = content.type.schema.safeParse(content.value);
  if (result.success) return datesInTexts(content);
  const record = recordShape(content.type, 'input');
  // The check of links reports addresses.
  const isOfLinks = ({ code, path }: Issue) =>
    code === 'invalid_format' && shapeAt(record, path as Path)?.link === true;
  // The rule about lengths measures texts with the values of their variables.
  const isOfLengths = ({ code, path }: Issue) =>
    (code === 'too_big' || code === 'too_small') &&
    shapeAt(record, path as Path)?.words === true &&
    hasVariables(valueAt(content.value, path as Path));
  const { issues, diagnostics } = withIndentation(content, result.error.issues, record);
  const isMisspelled = misspelledIn(content.value, issues, record);
  // What a record lacks as a whole may be under the name that is unknown.
  const isUnsure = ({ code, path, message }: Issue) =>
    code === 'custom' &&
    issues.some((other) => {
      if (other.code !== 'unrecognized_keys') return false;
      const allowed = Object.keys(shapeAt(record, other.path as Path)?.properties ?? {});
      const isSame = [path, path.slice(0, -1)].some(
        (at) => JSON.stringify(at) === JSON.stringify(other.path),
      );
      return isSame && other.keys.some((key) => message.includes(`${nearest(key, allowed)}`));
    });
  const split = splitEntries(content, issues);
  const isOfSplit = ({ path }: Issue) => split.some((one) => one.paths.includes(JSON.stringify(path)));
  const shown = issues.filter(
    (issue) =>
      !isOfLinks(issue) &&
      !isOfLengths(issue) &&
      !isMisspelled(issue) &&
      !isUnsure(issue) &&
      !isOfSplit(issue),
  );
  // Of two errors at the same place, the first is shown: a field's own name says more than that another is missing.
  return [
    ...diagnostics,
    ...split.map(({ diagnostic }) => diagnostic),
    ...shown.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? unknownFields(content, issue, record, replacedField(content.value, issue, issues, record))
        : [],
    ),
    ...shown.flatMap((issue) =>
      issue.code === 'unrecognized_keys' ? [] : [toDiagnostic(content, issue, shown, record)],
    ),
  ];
}
