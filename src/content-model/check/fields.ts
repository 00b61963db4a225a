/** Checks a file's fields against its content type. */
import type { z } from 'zod';
import { recordShape, type Shape } from '../shape';
import { type Problem, quote } from './problem';
import type { ContentFile } from './read';
import { fixFor } from './suggest';

type Issue = z.core.$ZodIssue;
type Path = (string | number)[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown> | undefined)?.[key], value);

/** The shape of what stands at a path, if the content type knows it. */
const shapeAt = (shape: Shape | undefined, path: Path): Shape | undefined =>
  path.reduce<Shape | undefined>(
    (inner, key) => (typeof key === 'number' ? inner?.items : inner?.properties?.[key]),
    shape,
  );

const nameOf = (path: Path): string =>
  [...path]
    .reverse()
    .find((key) => typeof key === 'string')
    ?.toString() ?? 'the file';

function unknownFields(
  content: ContentFile,
  issue: Extract<Issue, { code: 'unrecognized_keys' }>,
  shape: Shape,
): Problem[] {
  const path = issue.path as Path;
  const allowed = Object.keys(shapeAt(shape, path)?.properties ?? {});
  return issue.keys.map((key) => ({
    file: content.file,
    ...content.locateKey(path, key),
    message: `unknown field "${key}"`,
    fix: fixFor(key, allowed),
  }));
}

function oneProblem(content: ContentFile, issue: Issue, shape: Shape): Problem {
  const path = issue.path as Path;
  const value = at(content.value, path);
  const place = { file: content.file, ...content.locate(path) };
  const name = nameOf(path);
  const described = shapeAt(shape, path)?.description;
  if (value === undefined) {
    const fix = `add "${name}: …"${described ? `. ${described}` : ''}`;
    return { ...place, message: `the field "${name}" is missing`, fix };
  }
  if (issue.code === 'invalid_value' && issue.values.length > 1) {
    const allowed = issue.values.map(String);
    return {
      ...place,
      message: `${quote(value)} is not a known ${name}`,
      fix: fixFor(String(value), allowed),
    };
  }
  if (issue.code === 'invalid_type' && !/^must/.test(issue.message)) {
    const fix = described ?? `write ${issue.expected === 'array' ? 'a list' : `a ${issue.expected}`} here`;
    return { ...place, message: `${name}: ${quote(value)} should be ${wordFor(issue.expected)}`, fix };
  }
  return {
    ...place,
    message: `${name}: ${quote(value)} ${issue.message}`,
    fix: described ?? 'change the value',
  };
}

const wordFor = (expected: string): string =>
  ({
    array: 'a list (lines that start with "- ")',
    object: 'a group of fields',
    string: 'text (put it in quotes)',
  })[expected] ?? `a ${expected}`;

/** What is wrong with the fields of a file: unknown, missing, of the wrong kind, or out of bounds. */
export function fieldProblems(content: ContentFile): Problem[] {
  const result = content.type.schema.safeParse(content.value);
  if (result.success) return [];
  const record = recordShape(content.type, 'input');
  return result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(content, issue, record)
      : [oneProblem(content, issue, record)],
  );
}
