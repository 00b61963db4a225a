/** Converts service records from content for src/lib/payments/arrival.ts. */
import type { Service } from '../../lib/payments/arrival';
import { scheduleOf } from '../../lib/time/schedule';

/** The fields of a service record that decide when a payment arrives. Limits are whole dollars. */
export type ServiceRecord = Queries.ArrivalServiceFragment;

const numberOf = (fact: { readonly value: string } | null | undefined): number | null =>
  fact ? Number(fact.value) : null;

/** Converts a record to a service. Throws if a time that its kind needs is missing. */
export function serviceFrom(record: ServiceRecord): Service {
  const { id, name, settlement, settled_by, expires, limit, limit_note, directions, final, returns } = record;
  return {
    id,
    name,
    schedule: scheduleOf(record),
    settlement: settlement?.value ?? null,
    settledBy: settled_by,
    expiryDays: numberOf(expires),
    limit: limit ? { cents: Number(limit.value) * 100, words: limit.words } : null,
    limitNote: limit_note,
    directions,
    final,
    returnDays: numberOf(returns.banking_days),
    lateReturnDays: numberOf(returns.late?.calendar_days),
  };
}
