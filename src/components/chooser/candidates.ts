/** Converts service records from content for src/lib/payments/rail-chooser.ts. Pure. */
import type { Candidate } from '../../lib/payments/rail-chooser';
import { limitOf, numberOf } from '../../lib/payments/service-facts';
import type { RailId } from '../../theme/rails';

/** The fields of a service's record that the chooser needs. Limits are whole dollars; `fee` is the id of a fee. */
export type ChoiceRecord = Queries.ChoiceServiceFragment;

/** A rail's record: the page of its product, and its services. */
export type RailRecord<S> = {
  readonly rail: RailId;
  readonly product: { readonly path: string };
  readonly services: readonly S[];
};

/** The price of a fee, in US cents per unit. */
export type Price = { readonly id: string; readonly cents: number; readonly unit: string };

/** A service to choose from, with its rail and its page. */
export type RailCandidate = Candidate & { readonly rail: RailId; readonly path: string };

/** The services of all rails that take part in the choice. Leaves out those with an unknown fee, which the content check reports. */
export const candidatesFrom = (
  rails: readonly RailRecord<ChoiceRecord>[],
  prices: readonly Price[],
): RailCandidate[] =>
  rails.flatMap(({ rail, product: { path }, services }) =>
    services.flatMap(({ not_in_chooser: leftOut, limit, limit_note, returns, fee: id, ...service }) => {
      const fee = prices.find((price) => price.id === id);
      const candidate = {
        ...service,
        rail,
        path,
        limit: limitOf(limit),
        limitNote: limit_note ?? '',
        returnDays: numberOf(returns.banking_days),
        lateReturnDays: numberOf(returns.late?.calendar_days),
      };
      return fee && !leftOut ? [{ ...candidate, fee }] : [];
    }),
  );
