/** Validates values against the schemas of the description. */
import type { ErrorObject, ValidateFunction } from 'ajv';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { suggestion } from '../read/suggestions';
import { keysOf } from './pointer';

/** An error in a value, with the path of the value or of an unknown field. */
export type ValidationError = { readonly path: readonly string[]; readonly message: string };

/** Returns a value's errors against the schema at a reference, such as "#/components/schemas/account". */
export type Validator = (ref: string, value: unknown) => ValidationError[];

/** Ajv's message, with what it leaves out: the field, or the choices. */
function inWords({
  keyword,
  instancePath,
  params,
  message = '',
  parentSchema,
  data,
}: ErrorObject): ValidationError {
  const path = keysOf(instancePath);
  const name = path.findLast((key) => !/^\d+$/.test(key)) ?? 'the value';
  if (keyword === 'additionalProperties' || keyword === 'unevaluatedProperties') {
    const unknown = String(params.additionalProperty ?? params.unevaluatedProperty);
    const known = Object.keys((parentSchema as { properties?: object }).properties ?? {});
    return {
      path: [...path, unknown],
      message: `"${unknown}" isn't a field here; ${suggestion(unknown, known, 'remove it')}`,
    };
  }
  if (keyword === 'required')
    return { path, message: `The field "${String(params.missingProperty)}" is missing; add it` };
  if (keyword === 'enum' || keyword === 'const') {
    const choices = [params.allowedValues ?? params.allowedValue].flat().map(String);
    return {
      path,
      message: `"${String(data)}" isn't a value of ${name}; ${suggestion(String(data), choices, `write one of: ${choices.slice(0, 20).join(', ')}`)}`,
    };
  }
  return { path, message: `${JSON.stringify(data)?.slice(0, 60)} is wrong: ${name} ${message}` };
}

/** Whether an error isn't only that a choice, or an object or null, has no match: the errors of the choices say more. */
const isUseful = ({ keyword, params }: ErrorObject): boolean =>
  keyword !== 'oneOf' && keyword !== 'anyOf' && params.type !== 'null';

/** A validator for a description. Schemas are compiled on first use. */
export function validatorFor(description: object): Validator {
  const ajv = new Ajv2020({
    strict: false,
    logger: false,
    allErrors: true,
    verbose: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats(ajv);
  ajv.addSchema(description, 'api');
  return (ref, value) => {
    let validate: ValidateFunction | undefined;
    try {
      validate = ajv.getSchema(`api${ref}`);
    } catch {
      // The linter reports a schema that can't be compiled.
      return [];
    }
    if (!validate) throw new Error(`The API description has no schema at ${ref}.`);
    return validate(value) ? [] : (validate.errors ?? []).filter(isUseful).map(inWords);
  };
}
