/** Services from content as src/lib/payments/rail-chooser.ts takes them. Pure. */
import type { Candidate } from '../../lib/payments/rail-chooser';
import type { RailId } from '../../theme/rails';

type Fact = { readonly value: string };

/** The part of a service's record that a choice needs. Limits are whole dollars; `fee` is the id of a fee. */
export type ChoiceRecord = Queries.ChoiceServiceFragment;

/** A rail's record: its product's page and its services. */
export type RailRecord<S> = {
  readonly rail: RailId;
  readonly product: { readonly path: string };
  readonly services: readonly S[];
};

/** The price of a fee: US cents and per what. */
export type Price = { readonly id: string; readonly cents: number; readonly unit: string };

/** A service to choose, with its sign and its page. */
export type RailCandidate = Candidate & { readonly rail: RailId; readonly path: string };

const numberOf = (fact: Fact | null | undefined): number | null => (fact ? Number(fact.value) : null);

/**
 * The services of all rails that are to be weighed. One whose fee is unknown is left out; the content check refuses it
 * before.
 */
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
        limit: limit && { cents: Number(limit.value) * 100, words: limit.words },
        limitNote: limit_note ?? '',
        returnDays: numberOf(returns.banking_days),
        lateReturnDays: numberOf(returns.late?.calendar_days),
      };
      return fee && !leftOut ? [{ ...candidate, fee }] : [];
    }),
  );
