/** Services from content as src/lib/arrival.ts takes them. */
import type { Service } from '../../lib/arrival';
import { type ServiceTimes, scheduleOf } from '../../lib/schedule-of';

/** The part of a service's record that decides about arrival. Limits are whole dollars. */
export type ServiceRecord = ServiceTimes & {
  readonly id: string;
  readonly settlement: { readonly value: string } | null;
  readonly limit: { readonly value: string; readonly words: string } | null;
  readonly directions: readonly ('push' | 'pull')[];
  readonly final: boolean;
  readonly returns: {
    readonly banking_days: { readonly value: string } | null;
    readonly late: { readonly calendar_days: { readonly value: string } } | null;
  };
};

const numberOf = (fact: { readonly value: string } | null | undefined): number | null =>
  fact ? Number(fact.value) : null;

/** A service's record as a service. Throws where a time that its kind needs is missing. */
export function serviceFrom(record: ServiceRecord): Service {
  const { id, name, settlement, limit, directions, final, returns } = record;
  return {
    id,
    name,
    schedule: scheduleOf(record),
    settlement: settlement?.value ?? null,
    limit: limit ? { cents: Number(limit.value) * 100, words: limit.words } : null,
    directions,
    final,
    returnDays: numberOf(returns.banking_days),
    lateReturnDays: numberOf(returns.late?.calendar_days),
  };
}
