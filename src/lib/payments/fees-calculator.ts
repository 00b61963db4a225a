/** What a month costs, from how often each fee is due. Pure; amounts are whole US cents throughout. */

/** A fee as far as a month needs it. */
export type PricedFee = {
  readonly id: string;
  /** US cents for one. */
  readonly cents: number;
  readonly charged_by: 'us' | 'bank';
};

/** A fee that is due in a month: how often, and what that comes to. */
export type MonthLine<F extends PricedFee = PricedFee> = { fee: F; volume: number; cents: number };

export type Month<F extends PricedFee = PricedFee> = {
  /** The fees that are due at least once, in the order given. */
  lines: MonthLine<F>[];
  /** What we charge, without the top-up. */
  us: number;
  /** What our fees lack to the monthly minimum; the bank's do not count toward it. */
  topUp: number;
  bank: number;
  total: number;
};

/** The most that a field takes. With it the sum of all fees stays an exact number. */
export const maxVolume = 10_000_000;

const written = /^(\d{1,3}(?:,\d{3})+|\d{1,8})$/;

/**
 * A volume as a visitor writes it: "1,200" → 1200, and nothing → 0. Null for what is no whole number from 0 to
 * `maxVolume`: "-1", "2.5", "many", "10,000,001".
 */
export function readVolume(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return 0;
  const volume = written.test(trimmed) ? Number(trimmed.replaceAll(',', '')) : Number.NaN;
  return volume <= maxVolume ? volume : null;
}

const sumOf = (lines: readonly MonthLine[], charger: PricedFee['charged_by']): number =>
  lines.reduce((sum, { fee, cents }) => (fee.charged_by === charger ? sum + cents : sum), 0);

/**
 * What a month costs.
 * @param volumeOf how often a fee is due, by its id: a whole number from 0
 * @param minimum US cents that our fees of a month come to at least
 */
export function monthOf<F extends PricedFee>(
  fees: readonly F[],
  volumeOf: (id: string) => number,
  minimum: number,
): Month<F> {
  const lines = fees
    .map((fee) => ({ fee, volume: volumeOf(fee.id), cents: fee.cents * volumeOf(fee.id) }))
    .filter(({ volume }) => volume > 0);
  const us = sumOf(lines, 'us');
  const bank = sumOf(lines, 'bank');
  const topUp = Math.max(0, minimum - us);
  return { lines, us, topUp, bank, total: us + topUp + bank };
}
