/** The linter's findings in plain words: what is wrong, and how to fix it. */
import { keysOf, valueAt } from '../../api/pointer';
import { quote } from '../diagnostics/diagnostic';
import { fixFor, nearest } from '../diagnostics/suggestions';
import type { Api } from './sources';

/** A rule's finding. */
export type Finding = {
  readonly rule: string;
  readonly message: string;
  /** A JSON pointer into the description. */
  readonly pointer: string;
  readonly onKey: boolean;
  readonly suggestions: readonly string[];
};

export type Message = { readonly message: string; readonly fix: string };

/** The fix for a finding, by its rule. */
const fixes: Readonly<Record<string, string>> = {
  'operation-parameters-unique': 'remove one of them',
  'no-unused-components': 'remove it, or refer to it with $ref',
  'no-required-schema-properties-undefined': 'add the field, or remove its name from "required"',
  'no-identical-paths': 'put the operations under one path',
  'no-ambiguous-paths': 'give one of them another path',
  'no-enum-type-mismatch': 'correct the value, or "type"',
  'path-parameters-defined': 'add it to "parameters", or correct the path',
  'rule/path-parameter-required': 'write "required: true"',
  'rule/parameter-schema-or-content': 'remove one of the two',
};

/** Names of types, and how to write them. */
const types: Readonly<Record<string, [name: string, fix: string]>> = {
  string: ['text', 'put it in quotes: "…"'],
  number: ['a number', 'write only the digits, without quotes'],
  integer: ['a whole number', 'write only the digits, without quotes'],
  boolean: ['true or false', 'write true or false, without quotes'],
  array: ['a list', 'put each entry on its own line, starting with "- "'],
  object: ['a group of fields', 'add fields below it, indented by two spaces'],
};

/** Keywords of earlier versions and of other formats, with what OpenAPI 3.1 has instead. */
const replaced: Readonly<Record<string, string>> = {
  nullable: 'write the type as a list instead: type: [string, "null"]',
  optional: 'remove it; fields are optional unless "required" lists them',
  desc: 'did you mean "description"?',
};

type Reading = (parts: string[], finding: Finding, api: Pick<Api, 'description' | 'served'>) => Message;

const list = (names: string): string[] => names.split(',').map((name) => name.trim().replaceAll('"', ''));

/** What the linter's sentences mean, by their pattern. Backquotes are double quotes by now. */
const readings: readonly (readonly [pattern: RegExp, reading: Reading])[] = [
  [
    /^property "(.+)" is not expected here$/,
    ([name = ''], { suggestions }) => ({
      message: `property ${quote(name)} is not expected here`,
      fix:
        replaced[name] ??
        (/^\$?re+f+$/.test(name)
          ? 'did you mean "$ref"?'
          : suggestions[0] === undefined
            ? 'remove it, or correct its name'
            : `did you mean "${suggestions[0]}"?`),
    }),
  ],
  [
    /^the field "(.+)" must be present on this level$/,
    ([name]) => ({ message: `the field "${name}" is missing here`, fix: `add "${name}: …"` }),
  ],
  [
    /^(\w+) object should contain "(.+)" field$/,
    ([what, name]) => ({ message: `this ${what} has no "${name}"`, fix: `add "${name}: …" to it` }),
  ],
  [
    /^(\w+) object (\w+) must be present$/,
    ([what, name]) => ({ message: `this ${what} has no "${name}"`, fix: `add "${name}: …" to it` }),
  ],
  [
    /^must contain at least one of the following fields: (.+)$/,
    ([names = '']) => {
      const [first = '', ...others] = list(names);
      const all = [first, ...others].map((name) => `"${name}"`).join(' or ');
      return { message: `${all} is missing here`, fix: `add "${first}:" with its fields` };
    },
  ],
  [
    /^expected type "(.+)" but got "(.+)"$/,
    ([expected = '', given = '']) => ({
      message: `this must be ${types[expected]?.[0] ?? expected}, not ${types[given]?.[0] ?? given}`,
      fix: types[expected]?.[1] ?? `write ${expected}`,
    }),
  ],
  [
    /must be of the same type as the "type" field: expected (.+) but received/,
    ([expected = '']) => {
      const names = [...expected.matchAll(/"(.*?)"/g)].map(([, name = '']) => types[name]?.[0] ?? name);
      return {
        message: `this must be ${names.join(' or ')}, as "type" says`,
        fix: 'correct the value, or "type"',
      };
    },
  ],
  [
    /^the field "(.+)" is not allowed here$/,
    ([name]) => ({ message: `the field "${name}" is not allowed here`, fix: 'remove it' }),
  ],
  [
    /^every operation must have a unique "operationId"$/,
    () => ({
      message: 'another operation has this operationId',
      fix: 'give one of them another operationId',
    }),
  ],
  [
    /^there is no "?(.+?)"? security scheme defined$/,
    ([name = ''], _finding, { description }) => {
      const schemes = (description.components as { securitySchemes?: object }).securitySchemes ?? {};
      return {
        message: `there is no security scheme named ${quote(name)}`,
        fix: fixFor(name, Object.keys(schemes)),
      };
    },
  ],
  [
    /^required property "(.+)" is not defined$/,
    ([name = ''], { pointer }, { served }) => {
      const schema = valueAt(served, keysOf(pointer).slice(0, -2)) as { properties?: object } | undefined;
      const meant = nearest(name, Object.keys(schema?.properties ?? {}));
      const fix = 'add the field, or remove its name from "required"';
      return {
        message: `"required" lists ${quote(name)}, which is not a field`,
        fix: meant === undefined ? fix : `did you mean "${meant}"?`,
      };
    },
  ],
  [
    /^"?(.+?)"? can be one of the following only: (.+)$/,
    ([name = '', values = ''], { suggestions }) => ({
      message: `"${name}" can be one of the following only: ${values}`,
      fix:
        suggestions[0] === undefined
          ? `use one of: ${list(values).join(', ')}`
          : `did you mean "${suggestions[0]}"?`,
    }),
  ],
  [
    /^[\w ]+: "(.+)" is never used$/,
    ([name]) => ({ message: `"${name}" is never used`, fix: 'remove it, or refer to it with $ref' }),
  ],
  [
    /unevaluated properties/i,
    () => ({ message: 'OpenAPI has no such field', fix: 'correct its name, or remove it' }),
  ],
];

/** Redocly's message in the style of the other diagnostics: lowercase, one line, double quotes. */
const sentence = (message: string): string =>
  message
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\.$/, '')
    .replaceAll('`', '"')
    .replace(/'([^' ]+)'/g, '"$1"')
    .replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** A finding in plain words. */
export function messageFor(finding: Finding, api: Pick<Api, 'description' | 'served'>): Message {
  const { rule, pointer, suggestions } = finding;
  if (rule === 'operation-tag-defined') {
    // Redocly doesn't name the tag.
    const tag = String(valueAt(api.served, keysOf(pointer)));
    const names = api.description.tags.map(({ name }) => name);
    return { message: `there is no tag named ${quote(tag)}`, fix: fixFor(tag, names) };
  }
  const message = sentence(finding.message);
  for (const [pattern, reading] of readings) {
    const match = pattern.exec(message);
    if (match) return reading(match.slice(1), finding, api);
  }
  const [suggestion] = suggestions;
  const general = fixes[rule] ?? 'correct it, or remove it; see https://spec.openapis.org/oas/v3.1';
  return { message, fix: suggestion === undefined ? general : `did you mean "${suggestion}"?` };
}
