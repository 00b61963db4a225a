/** What a field's mistake is called, in words for people who write no code. */
import type { z } from 'zod';
import type { Shape } from '../../shape';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';

type Issue = z.core.$ZodIssue;
type Words = { message: string; fix: string };

/** An error with all that is known of its place. `written` is the value as the file has it. */
export type FieldIssue = {
  issue: Issue;
  name: string;
  value: unknown;
  written: string;
  shape: Shape | undefined;
};

/** What kinds of value are called. */
const kinds: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** How to write a value of a kind. */
const ways: Record<string, string> = {
  array: 'put each entry on a line of its own that starts with "- "',
  object: 'put each field on a line of its own below the name, indented by two spaces',
  string: 'put the value in quotes: "…"',
  number: 'write the digits alone, without quotes, signs or commas',
  int: 'write the digits alone, without quotes, signs, points or commas',
  boolean: 'write true or false, without quotes',
};

const joined = (...sentences: (string | undefined)[]): string =>
  sentences.filter((sentence) => sentence !== undefined && sentence !== '').join('. ');

function wrongKind({ name, value, written, shape }: FieldIssue, expected: string): Words {
  // "{urls.status}" without quotes is a group of fields to YAML.
  const token = typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined;
  const isToken = expected === 'string' && token !== undefined && !Array.isArray(value);
  return {
    message: `${name}: ${quote(written)} must be ${kinds[expected] ?? `a ${expected}`}`,
    fix: joined(
      isToken ? `write it in quotes: "{${token}}"` : ways[expected],
      shape?.description ?? shape?.items?.description,
    ),
  };
}

const measures: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/** "has 170 characters, at most 160 fit"; of a number, "must be at least 0". */
function outOfBounds(
  { name, value, written }: FieldIssue,
  limit: number,
  isMost: boolean,
  origin: string,
): Words {
  const bound = `at ${isMost ? 'most' : 'least'} ${limit}`;
  const measure = measures[origin];
  if (measure === undefined)
    return { message: `${name}: ${quote(written)} must be ${bound}`, fix: 'change it' };
  const size = typeof value === 'string' ? value.trim().length : (value as unknown[]).length;
  const unit = measure[size === 1 ? 0 : 1];
  const difference = Math.abs(size - limit);
  const change = `${difference} ${measure[difference === 1 ? 0 : 1]}`;
  if (size === 0)
    return {
      message: `${name}: ${quote(written)} is empty`,
      fix: `write ${bound} ${measure[limit === 1 ? 0 : 1]}`,
    };
  return {
    message: `${name} has ${size} ${unit}, ${isMost ? `${bound} fit` : `it needs ${bound}`}: ${quote(written)}`,
    fix: isMost ? `make it shorter by ${change}` : `add ${change}`,
  };
}

/** Messages of the library begin so; all others are those of our own content types. */
const isOwn = (message: string): boolean => !/^(Invalid|Too|Unrecognized)\b/.test(message);

/** The words of our own content types: what is wrong, and after a semicolon what to do. Of a list its length is told. */
function ownWords({ issue, name, value, written, shape }: FieldIssue): Words {
  const [what = '', how] = issue.message.split('; ');
  const shown = Array.isArray(value)
    ? ` (now ${value.length})`
    : value === undefined
      ? ''
      : `: ${quote(written)}`;
  return { message: `${name}${shown} ${what}`, fix: joined(how ?? 'change it', shape?.description) };
}

function missing({ name, value, shape }: FieldIssue): Words {
  return value === undefined
    ? {
        message: `the field "${name}" is missing`,
        fix: joined(`add a line "${name}: …"`, shape?.description),
      }
    : {
        message: `the field "${name}" is empty`,
        fix: joined('write its value after the colon', shape?.description),
      };
}

/** The words for an error in a field's value. */
export function fieldMessage(found: FieldIssue): Words {
  const { issue, name, value, written, shape } = found;
  const own = ownWords(found);
  if (issue.code === 'custom') return own;
  if (value === undefined || value === null) return missing(found);
  switch (issue.code) {
    case 'invalid_type':
      return isOwn(issue.message) ? own : wrongKind(found, issue.expected);
    case 'invalid_union':
      return {
        message: `${name}: ${quote(written)} must be text or a number`,
        fix: joined(ways.string, shape?.description),
      };
    case 'invalid_value':
      return issue.values.length > 1 || !isOwn(issue.message)
        ? {
            message: `${name}: ${quote(written)} is not known`,
            fix: fixFor(written, issue.values.map(String)),
          }
        : own;
    case 'too_big':
      return isOwn(issue.message) ? own : outOfBounds(found, Number(issue.maximum), true, issue.origin);
    case 'too_small':
      return isOwn(issue.message) ? own : outOfBounds(found, Number(issue.minimum), false, issue.origin);
    default:
      return own;
  }
}
