/** Validates values against the schemas of the description. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { fixFor } from '../check/diagnostics/suggestions';
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
  const name = path.at(-1) ?? 'it';
  switch (keyword) {
    case 'additionalProperties': {
      const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
      const unknown = String(params.additionalProperty);
      return {
        path: [...path, unknown],
        message: `"${unknown}" is not a field of this object`,
        fix: fixFor(unknown, known),
        onKey: true,
      };
    }
    case 'required':
      return { path, message: `the field "${params.missingProperty}" is missing`, fix: 'add it' };
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
        fix: `it ${message}`,
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
