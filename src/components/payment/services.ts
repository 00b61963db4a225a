/** Converts services from content for src/lib/payments/options.ts. */
import type { PricedService } from '../../lib/payments/options';
import { scheduleOf } from '../../lib/time/schedule';
import type { RailId } from '../../theme/rails';

/** A rail's record: the page of its product, and its services. */
export type RailRecord<S> = {
  readonly rail: RailId;
  readonly product: { readonly path: string };
  readonly services: readonly S[];
};

/** The price of a fee, in US cents per unit. */
export type Price = { readonly id: string; readonly cents: number; readonly unit: string };

/** A service to choose, with its rail and the page of its product. */
export type RailService = PricedService & { readonly rail: RailId; readonly path: string };

/** A fact's value as a number; null without the fact. */
const numberOf = (fact: { readonly value: string } | null | undefined): number | null =>
  fact ? Number(fact.value) : null;

/** The services of all rails. Leaves out those with an unknown fee, which the content check reports. */
export const servicesOf = (
  rails: readonly RailRecord<Queries.PaymentServiceFragment>[],
  prices: readonly Price[],
): RailService[] =>
  rails.flatMap(({ rail, product: { path }, services }) =>
    services.flatMap((record) => {
      const { id, name, settlement, limit, limit_note: limitNote, directions, final, returns, only } = record;
      const fee = prices.find((price) => price.id === record.fee);
      const service = {
        ...{ id, name, rail, path, limitNote, directions, final, only },
        schedule: scheduleOf(record),
        settlement: settlement?.value ?? null,
        // Facts are in whole dollars.
        limit: limit && { cents: Number(limit.value) * 100, words: limit.words },
        returnDays: numberOf(returns.banking_days),
        lateReturnDays: numberOf(returns.late?.calendar_days),
      };
      return fee ? [{ ...service, fee }] : [];
    }),
  );
