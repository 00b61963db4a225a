/** Validates values against the schemas of the description. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fixFor, nearest } from '../check/diagnostics/suggestions';
import { keysOf, valueAt } from './pointer';

/** An error in a value, its path, and the fix. */
export type ValidationError = {
  readonly path: readonly string[];
  readonly message: string;
  readonly fix: string;
  /** The error is the field's name, not its value. */
  readonly onKey?: true;
};

/** Returns a value's errors against the schema at a reference, such as "#/components/schemas/account". */
export type Validator = (ref: string, value: unknown) => ValidationError[];

const asText = (value: unknown): string => (value === null ? 'null' : String(value));

/** How to write values of a type, in JSON. */
const kinds: Readonly<Record<string, string>> = {
  string: 'write it in double quotes: "…"',
  integer: 'write a whole number, without quotes',
  number: 'write a number, without quotes',
  boolean: 'write true or false, without quotes',
  object: 'write fields in braces: { … }',
  array: 'write a list in brackets: [ … ]',
  null: 'write null, without quotes',
};

/** How to write values of a format. */
const formats: Readonly<Record<string, string>> = {
  date: 'write a day such as "2026-11-20"',
  'date-time': 'write a time such as "2026-11-20T21:21:07Z"',
  email: 'write an email address such as "name@example.com"',
  uri: 'write a full address such as "https://example.com/events"',
};

/** What the patterns of the API mean. */
function ofPattern(pattern: string): string {
  const [, signs = '', count] = /^\^\[(0-9|A-Z)\]\{(\d+)\}\$$/.exec(pattern) ?? [];
  if (count === undefined) return `write a text that fits the pattern ${pattern}`;
  return `write exactly ${count} ${signs === '0-9' ? 'digits' : 'capital letters'}`;
}

/** The fix for a value of the wrong type, form or size; undefined for other errors. */
function howToWrite(keyword: string, params: ErrorObject['params']): string | undefined {
  const { type, format, pattern, limit } = params;
  switch (keyword) {
    case 'type': {
      const [first = '', ...others] = [type].flat().map((one) => kinds[String(one)] ?? String(one));
      return others.length === 0
        ? first
        : [first, ...others.map((one) => one.replace(/^write /, ''))].join(', or ');
    }
    case 'format':
      return formats[String(format)];
    case 'pattern':
      return ofPattern(String(pattern));
    case 'minimum':
      return `write ${limit} or more`;
    case 'maximum':
      return `write ${limit} or less`;
    case 'maxLength':
      return `write at most ${limit} characters`;
    case 'minLength':
      return `write at least ${limit} ${limit === 1 ? 'character' : 'characters'}`;
    default:
      return undefined;
  }
}

/** A field that is similar, or the only one that starts with the word: "card" for "card_id". */
function fixForField(unknown: string, known: readonly string[]): string {
  const begun = known.filter((name) => name.startsWith(`${unknown}_`));
  return nearest(unknown, known) === undefined && begun.length === 1
    ? `did you mean "${begun[0]}"?`
    : fixFor(unknown, known);
}

/** The text of an error by its keyword; other keywords use Ajv's text. */
function fault({
  keyword,
  instancePath,
  params,
  message = '',
  parentSchema,
  data,
}: ErrorObject): ValidationError {
  const path = keysOf(instancePath);
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? 'it';
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
      const unknown = String(params.additionalProperty);
      return {
        path: [...path, unknown],
        message: `"${unknown}" is not a field of this object`,
        fix: fixForField(unknown, known),
        onKey: true,
      };
    }
    case 'required':
      return {
        path,
        message: `the field "${params.missingProperty}" is missing`,
        fix: `add "${params.missingProperty}"`,
      };
    case 'enum':
      return {
        path,
        message: `"${asText(data)}" is not a value of ${name}`,
        fix: fixFor(asText(data), (params.allowedValues as unknown[]).map(asText)),
      };
    case 'const':
      return {
        path,
        message: `"${asText(data)}" is not valid for ${name}`,
        fix: `write "${asText(params.allowedValue)}"`,
      };
    default:
      return {
        path,
        message: `"${asText(data)}" is not valid for ${name}`,
        fix: howToWrite(keyword, params) ?? `it ${message}`,
      };
  }
}

/** Without the fields that are missing because their names are misspelled, which is an error already. */
function withoutConsequences(errors: readonly ValidationError[]): ValidationError[] {
  const placeOf = (path: readonly string[]): string => path.join('/');
  const isMisspelled = ({ path, message }: ValidationError): boolean =>
    errors.some(
      (other) =>
        other.onKey === true &&
        placeOf(other.path.slice(0, -1)) === placeOf(path) &&
        message === `the field ${other.fix.replace(/^did you mean |\?$/g, '')} is missing`,
    );
  return errors.filter((error) => !isMisspelled(error));
}

/**
 * The schema to compile for a reference: the end of a chain of lone references, so that a schema isn't compiled again for each
 * reference to it.
 */
function targetOf(ref: string, served: object): string {
  const schema = valueAt(served, keysOf(ref));
  const { $ref, ...rest } = { ...(schema as { $ref?: unknown } | undefined) };
  return typeof $ref === 'string' && Object.keys(rest).length === 0 ? targetOf($ref, served) : ref;
}

/**
 * A validator for a description with enums, as served. Schemas are compiled on first use. Neither option changes a result; both
 * make compiling much faster.
 */
export function validatorFor(served: object): Validator {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.addSchema(served, 'api');
  const compiled = new Map<string, ValidateFunction>();
  return (ref, value) => {
    const target = targetOf(ref, served);
    const validate = compiled.get(target) ?? (ajv.getSchema(`api${target}`) as ValidateFunction | undefined);
    if (!validate) throw new Error(`The API description has no schema at ${target}.`);
    compiled.set(target, validate);
    return validate(value) ? [] : withoutConsequences((validate.errors ?? []).map(fault));
  };
}
