/** Reads the figures of a service's record, which come from facts as text. */

/** A fact's value as a number; null without the fact. */
export const numberOf = (fact: { readonly value: string } | null | undefined): number | null =>
  fact ? Number(fact.value) : null;

/** A limit in whole dollars as US cents, with its words; null without a limit. */
export const limitOf = (limit: { readonly value: string; readonly words: string } | null) =>
  limit && { cents: Number(limit.value) * 100, words: limit.words };
