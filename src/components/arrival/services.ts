/** Converts service records from content for src/lib/payments/arrival.ts. */
import type { Service } from '../../lib/payments/arrival';
import { limitOf, numberOf } from '../../lib/payments/service-facts';
import { scheduleOf } from '../../lib/time/schedule';

/** The fields of a service record that decide when a payment arrives. Limits are whole dollars. */
export type ServiceRecord = Queries.ArrivalServiceFragment;

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
    limit: limitOf(limit),
    limitNote: limit_note,
    directions,
    final,
    returnDays: numberOf(returns.banking_days),
    lateReturnDays: numberOf(returns.late?.calendar_days),
  };
}
