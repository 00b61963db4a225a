/** Holds values against the schemas of the description. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fixFor } from '../check/diagnostics/suggestions';
import { keysOf, valueAt } from './pointer';

/** What is wrong with a value, where in it, and how to mend it. */
export type ValidationError = {
  readonly path: readonly string[];
  readonly message: string;
  readonly fix: string;
};

/** Gives the faults of a value against the schema that a reference names, such as "#/components/schemas/account". */
export type Validator = (ref: string, value: unknown) => ValidationError[];

const inWords = (value: unknown): string => (value === null ? 'null' : String(value));

/** The words for a fault, by the rule that was broken; other rules are told in those of the validator. */
function fault({
  keyword,
  instancePath,
  params,
  message = '',
  parentSchema,
  data,
}: ErrorObject): ValidationError {
  const path = keysOf(instancePath);
  const name = path.at(-1) ?? 'it';
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
      const unknown = String(params.additionalProperty);
      return {
        path: [...path, unknown],
        message: `"${unknown}" is no field that the API has there`,
        fix: fixFor(unknown, known),
      };
    }
    case 'required':
      return { path, message: `the field "${params.missingProperty}" is missing`, fix: 'add it' };
    case 'enum':
      return {
        path,
        message: `"${inWords(data)}" is no value of ${name}`,
        fix: fixFor(inWords(data), (params.allowedValues as unknown[]).map(inWords)),
      };
    case 'const':
      return {
        path,
        message: `"${inWords(data)}" is wrong for ${name}`,
        fix: `write "${inWords(params.allowedValue)}"`,
      };
    default:
      return {
        path,
        message: `"${inWords(data)}" does not fit ${name}`,
        fix: `it ${message}`,
      };
  }
}

/**
 * The place whose schema is compiled for a reference: where a chain of references without other rules ends, so that one
 * schema is not compiled again for each reference to it.
 */
function targetOf(ref: string, served: object): string {
  const schema = valueAt(served, keysOf(ref));
  const { $ref, ...rest } = { ...(schema as { $ref?: unknown } | undefined) };
  return typeof $ref === 'string' && Object.keys(rest).length === 0 ? targetOf($ref, served) : ref;
}

/**
 * A validator for a description with enums in place of annotated constants, as it is served. A schema is compiled when it is
 * first needed. Neither option changes an answer; both make compiling much faster.
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
    if (!validate) throw new Error(`The description of the API has no schema at ${target}.`);
    compiled.set(target, validate);
    return validate(value) ? [] : (validate.errors ?? []).map(fault);
  };
}
