/** Messages for errors in fields, for people who don't write code. */
import type { z } from 'zod';
import type { Shape } from '../../shape';
import { quote } from '../diagnostics/diagnostic';
import { fixFor } from '../diagnostics/suggestions';
import { inQuotes, withoutCommas } from '../reading/cut-values';

type Issue = z.core.$ZodIssue;
type Message = { message: string; fix: string };

/** An error with everything known about its position. `written` is the value as the file has it. */
export type FieldIssue = {
  issue: Issue;
  name: string;
  value: unknown;
  written: string;
  /** The record that lacks the field, as the file has it. */
  around: string;
  /** What else that record lacks. */
  lacking: readonly string[];
  /** The comment after an empty value. */
  comment: string | undefined;
  shape: Shape | undefined;
};

/** The names of types. */
const kinds: Record<string, string> = {
  array: 'a list',
  object: 'a group of fields',
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
};

/** How to write a value of a type. */
const howToWrite: Record<string, string> = {
  array: 'put each entry on its own line, starting with "- "',
  object: 'put each field on its own line below the name, indented by two spaces',
  string: 'put the value in quotes: "…"',
  number: 'write only the digits, without quotes, signs or commas',
  int: 'write only the digits, without quotes, signs, points or commas',
  boolean: 'write true or false, without quotes',
};

const joined = (...sentences: (string | undefined)[]): string =>
  sentences
    .filter((sentence) => sentence !== undefined && sentence !== '')
    .join('. ')
    .replaceAll('?. ', '? ');

function wrongKind({ name, value, written, shape }: FieldIssue, expected: string): Message {
  // YAML reads "{urls.status}" without quotes as a group of fields.
  const isVariable = expected === 'string' && /^[[{][^,\n]*[\]}]$/.test(written) && typeof value === 'object';
  const variable = written.startsWith('{') ? `{${written.slice(1, -1).replace(/\s+/g, '')}}` : written;
  const isNone = expected === 'array' && /^(?:none|no|false|n\/a|empty|-)$/i.test(written);
  // An ID between brackets, as lists of IDs are written.
  const [, id] = (shape?.words ? undefined : /^\[\s*([\w-]+)\s*\]$/.exec(written)) ?? [];
  const fixes = [
    isVariable && id !== undefined ? `write it without brackets: ${id}` : undefined,
    isVariable ? `write it in quotes: "${variable}"` : undefined,
    isNone ? 'write [] for an empty list' : undefined,
    expected === 'number' || expected === 'int' ? withoutCommas(written) : undefined,
    howToWrite[expected],
  ];
  return {
    message: `${name}: ${quote(written)} must be ${kinds[expected] ?? `a ${expected}`}`,
    fix: joined(
      fixes.find((fix) => fix !== undefined),
      shape?.description ?? shape?.items?.description,
    ),
  };
}

const measures: Record<string, [one: string, many: string]> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
};

/**
 * "has 170 characters, but at most 160 are allowed"; for a number, "must be at least 0".
 * @param filledIn what to say of a text in which variables were replaced
 */
export function outOfBounds(
  { name, value, written }: Pick<FieldIssue, 'name' | 'value' | 'written'>,
  limit: number,
  isMost: boolean,
  origin: string,
  filledIn = '',
): Message {
  const bound = `at ${isMost ? 'most' : 'least'} ${limit}`;
  const measure = measures[origin];
  if (measure === undefined)
    return {
      message: `${name}: ${quote(written)} must be ${bound}`,
      fix: `write ${limit} or ${isMost ? 'less' : 'more'}`,
    };
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
    message: `${name} has ${size} ${unit}${filledIn}, but ${isMost ? `${bound} are allowed` : `needs ${bound}`}: ${quote(written)}`,
    fix: isMost ? `make it shorter by ${change}` : `add ${change}`,
  };
}

/** Zod's own messages start like this; all others are written in our content types. */
const isOwn = (message: string): boolean => !/^(Invalid|Too|Unrecognized)\b/.test(message);

/** A message of our content types: what is wrong, then the fix after a semicolon. For a list, adds its length. */
function ownMessage({ issue, name, value, written, shape }: FieldIssue): Message {
  const [what = '', how] = issue.message.split('; ');
  const shown = Array.isArray(value)
    ? ` (now ${value.length})`
    : value === undefined
      ? ''
      : `: ${quote(written)}`;
  return { message: `${name}${shown} ${what}`, fix: joined(how ?? 'change it', shape?.description) };
}

const list = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** How to add fields to a record, which may be written between braces. */
function howToAdd(names: readonly string[], around: string): string {
  const lines = names.map((name) => `"${name}: …"`);
  if (!around.startsWith('{')) return `add ${lines.length > 1 ? 'the lines' : 'a line'} ${list(lines)}`;
  const comma = /[{,]\s*\}$/.test(around) ? '' : ', ';
  return `add "${comma}${names.map((name) => `${name}: …`).join(', ')}" before the "}"`;
}

function missing({ name, value, around, lacking, comment, shape }: FieldIssue): Message {
  if (value === undefined && lacking.length > 0) {
    const names = [name, ...lacking];
    const message = `the fields ${list(names.map((one) => `"${one}"`))} are missing`;
    return { message, fix: howToAdd(names, around) };
  }
  if (value === undefined)
    return {
      message: `the field "${name}" is missing`,
      fix: joined(howToAdd([name], around), shape?.description),
    };
  if (comment !== undefined && /^#[^\s#]/.test(comment))
    return {
      message: `the field "${name}" is empty: the "#" starts a comment`,
      fix: `put the whole value in quotes: ${name}: ${inQuotes(comment.trim())}`,
    };
  return {
    message: `the field "${name}" is empty`,
    fix: joined(
      shape?.type === 'array' ? 'write its entries, or [] for none' : 'write its value after the colon',
      shape?.description,
    ),
  };
}

/** The fix for a word that isn't one of a field's choices. */
const fixForChoice = (written: string, choices: readonly string[]): string =>
  fixFor(written, choices, `write one of the ${choices.length} names that your editor suggests here`);

/** The message for an error in a field's value. */
export function fieldMessage(found: FieldIssue): Message {
  const { issue, name, value, written, shape } = found;
  const own = ownMessage(found);
  if (typeof value === 'string' && /^[“”„‘’]/.test(value))
    return {
      message: `${name}: ${quote(written)} is in curly quotes`,
      fix: 'write straight quotes, or none',
    };
  if (issue.code === 'custom') return own;
  if (value === undefined || value === null) return missing(found);
  switch (issue.code) {
    case 'invalid_type':
      return isOwn(issue.message) ? own : wrongKind(found, issue.expected);
    case 'invalid_union':
      return {
        message: `${name}: ${quote(written)} must be text or a number`,
        fix: joined(howToWrite.string, shape?.description),
      };
    case 'invalid_value':
      return issue.values.length > 1 || !isOwn(issue.message)
        ? {
            message: `${name}: ${quote(written)} is not known`,
            fix: fixForChoice(written, issue.values.map(String)),
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
