/**
 * Validates values against the API description. Ajv is only loaded, and a schema compiled, for a value without a stored result
 * that may be invalid.
 */
import { lazy } from '../../../lib/loading/lazy';
import { closureDigests } from '../../api/closure';
import { isSurelyValid } from '../../api/surely-valid';
import type { ValidationError, Validator } from '../../api/validator';
import { keyFor, type ResultStore, stored } from '../cache/result-store';

/** Distinguishes values that JSON writes as null: examples may be `.nan`, `.inf` or missing. */
const distinct = (_key: string, value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? `\0${value}` : value;

/** Returns a value's errors against the schema at a reference, such as "#/components/schemas/account". */
export type StoredValidator = (ref: string, value: unknown) => Promise<ValidationError[]>;

/**
 * Validators whose results are stored by the schema, everything it refers to, and the value: after an edit, only what depends
 * on the edited schema is validated again.
 * @param served the served description
 * @param variant a named transformation of its schemas before compiling
 */
export function storedValidators(
  served: object,
  store: ResultStore,
): (name: string, variant?: (served: object) => object) => StoredValidator {
  const digestOf = closureDigests(served);
  return (name, variant = (same) => same) => storedValidator(name, () => variant(served), digestOf, store);
}

function storedValidator(
  name: string,
  schemas: () => object,
  digestOf: (ref: string) => string,
  store: ResultStore,
): StoredValidator {
  const root = lazy(schemas);
  const validator = lazy(
    (): Promise<Validator> => import('../../api/validator').then(({ validatorFor }) => validatorFor(root())),
  );
  return (ref, value) =>
    stored(store, keyFor(name, digestOf(ref), JSON.stringify(value, distinct)), async () =>
      isSurelyValid(root(), ref, value) ? [] : (await validator())(ref, value),
    );
}
