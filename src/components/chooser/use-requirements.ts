import { replaceQuery, useQuery } from '../../lib/hooks/use-query';
import { readAmount } from '../../lib/payments/money';
import { type Requirements, urgencies } from '../../lib/payments/rail-chooser';

const names = ['amount', 'direction', 'urgency', 'final'] as const;

/** The fields as in the address; an empty field means the first choice of its list. */
export type RequirementFields = Record<(typeof names)[number], string>;

/** Interprets the fields. Pure; an unknown value counts as the first choice. Only an error message if the amount can't be read. */
function readRequirements(fields: RequirementFields): Requirements | { readonly error: string } {
  const { direction, urgency, final } = fields;
  const amount = readAmount(fields.amount);
  if (amount.error !== undefined) return { error: amount.error };
  return {
    cents: amount.cents,
    direction: direction === 'pull' ? 'pull' : 'push',
    urgency: urgencies.find((known) => known === urgency) ?? urgencies[0],
    final: final === 'yes',
  };
}

/** The form's state, which is kept in the address, and a function that changes a field. */
export function useRequirements() {
  const query = new URLSearchParams(useQuery());
  const fields = Object.fromEntries(names.map((name) => [name, query.get(name) ?? ''])) as RequirementFields;
  const change = (name: keyof RequirementFields) => (value: string) => replaceQuery({ [name]: value });
  const read = readRequirements(fields);
  return 'error' in read ? { fields, error: read.error, change } : { fields, requirements: read, change };
}
