/** Validates records with their content type's schema, in plain words. */
import type { Position } from 'unist';
import type { z } from 'zod';
import type { ContentType } from '../content-types';
import { recordShape, type Shape } from '../shape';
import type { ContentFile, Path } from './content-file';
import { suggestion } from './suggestions';

export type RecordFault = { readonly reason: string; readonly place: Position };

const kinds = new Map([
  ['string', 'text'],
  ['int', 'a whole number'],
  ['number', 'a number'],
  ['boolean', 'true or false, without quotes'],
  ['array', 'a list'],
  ['object', 'a group of fields'],
]);

const isText = (value: unknown): value is string => typeof value === 'string';

function ofSize({ code, input, ...issue }: z.core.$ZodRawIssue): string {
  const { origin, minimum, maximum } = issue as Record<string, unknown>;
  const limit = code === 'too_big' ? `at most ${maximum}` : `at least ${minimum}`;
  if (isText(input) && input.trim() === '') return 'is empty; write something';
  if (isText(input)) return `is ${input.trim().length} characters long; write ${limit}`;
  return origin === 'array'
    ? `has too ${code === 'too_big' ? 'many' : 'few'} entries; it needs ${limit}`
    : `must be ${limit}`;
}

/** The one error map: what a value must be, after the name of its field. Messages in schemas come first. */
function inWords(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  const { expected, values } = issue as unknown as { expected?: string; values?: unknown[] };
  switch (code) {
    case 'invalid_type': {
      if (input === undefined) return 'is missing; add it';
      const wanted = kinds.get(expected ?? '') ?? String(expected);
      if (input === null) return `is empty; write ${wanted}`;
      if (expected === 'string' && typeof input !== 'object') return 'must be text; put it in quotes';
      return `must be ${wanted}`;
    }
    case 'invalid_value': {
      if (input === undefined) return 'is missing; add it';
      const choices = (values ?? []).map(String);
      return `can't be "${String(input)}"; ${suggestion(String(input), choices, `write one of: ${choices.join(', ')}`)}`;
    }
    case 'too_small':
    case 'too_big':
      return ofSize(issue);
    case 'invalid_union':
      return input === undefined ? 'is missing; add it' : 'has a value of the wrong kind';
    default:
      return 'is not valid';
  }
}

/** The names of the fields at a path, to say which was meant. */
const fieldsAt = (type: ContentType, path: Path): string[] =>
  Object.keys(
    path.reduce<Shape | undefined>(
      (shape, key) => (typeof key === 'number' ? shape?.items : shape?.properties?.[key]),
      recordShape(type, 'input'),
    )?.properties ?? {},
  );

const asPath = (path: readonly PropertyKey[]): Path =>
  path.map((key) => (typeof key === 'number' ? key : String(key)));

/** What is wrong with a file's record. A file whose syntax is wrong has no record. */
export function recordFaults(content: ContentFile): RecordFault[] {
  const { type, value, placeOf, placeOfKey } = content;
  if (content.faults.length > 0) return [];
  const parsed = type.schema.safeParse(value, { error: inWords });
  if (parsed.success) return [];
  return parsed.error.issues.flatMap((issue): RecordFault[] => {
    const path = asPath(issue.path);
    if (issue.code === 'unrecognized_keys') {
      const known = fieldsAt(type, path);
      return issue.keys.map((key) => ({
        reason: `"${key}" is not a field here; ${suggestion(key, known, `remove it, or write one of: ${known.join(', ')}`)}`,
        place: placeOfKey([...path, key]),
      }));
    }
    const isMissing = issue.message.startsWith('is missing');
    const name = path.findLast((key) => typeof key === 'string');
    const subject = name === undefined ? 'the file' : `"${name}"`;
    return [{ reason: `${subject} ${issue.message}`, place: placeOf(isMissing ? path.slice(0, -1) : path) }];
  });
}
