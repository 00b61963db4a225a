/** Validates values against the API description. Ajv is loaded and a schema compiled only when there is no stored result. */
import { closureDigests } from '../../api/closure';
import type { ValidationError, Validator } from '../../api/validator';
import { keyFor, type ResultStore, stored } from '../cache/result-store';

/** Keeps apart what JSON writes as null: examples may hold `.nan` and `.inf`, or be missing. */
const distinct = (_key: string, value: unknown): unknown =>
  value === undefined || (typeof value === 'number' && !Number.isFinite(value)) ? `\0${value}` : value;

/** Gives the faults of a value against the schema that a reference names, such as "#/components/schemas/account". */
export type StoredValidator = (ref: string, value: unknown) => Promise<ValidationError[]>;

/**
 * Validators whose results are stored by the schema with all that it refers to, and the value: after an edit only what
 * depends on the edited schema is validated again.
 * @param served the description as it is served
 * @param variant what makes other schemas of it before they are compiled, with a name
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
  let validator: Promise<Validator> | undefined;
  const load = (): Promise<Validator> =>
    import('../../api/validator').then(({ validatorFor }) => validatorFor(schemas()));
  return (ref, value) =>
    stored(store, keyFor(name, digestOf(ref), JSON.stringify(value, distinct)), async () => {
      validator ??= load();
      return (await validator)(ref, value);
    });
}
