import type { Description } from '../api/openapi';
import { forValidators, withVariables } from '../api/served';
import { type Validator, validatorFor } from '../api/validator';
import type { Site } from './site';

/** The joined API description, with what rules ask of it. */
export type Api = {
  readonly description: Description;
  /** With variables, and with enums, of which validators say more. */
  readonly served: object;
  readonly validate: Validator;
  /** The names of the resources. */
  readonly resources: readonly string[];
};

const known = new WeakMap<object, Api>();

/** The description; undefined while its files can't be joined. */
export function apiOf({ api, variables = new Map() }: Site): Api | undefined {
  if (!api || api.faults.length > 0) return undefined;
  const { description } = api;
  const before = known.get(api);
  if (before) return before;
  const served = forValidators(withVariables(description, variables));
  const resources = description.tags.map(({ name }) => name);
  const made = { description, served, validate: validatorFor(served), resources };
  known.set(api, made);
  return made;
}

/** The resource whose ID a text is, by its prefix: "account" for "account_0e4fujfonxaw71bnmliq"; undefined for other texts. */
export const resourceOfId = (id: string, resources: readonly string[]): string | undefined =>
  resources
    .filter((name) => id.startsWith(`${name}_`) && /^[a-z0-9]{8,}$/.test(id.slice(name.length + 1)))
    .sort((a, b) => b.length - a.length)[0];
