/** A month's cost by volume. Pure; amounts are whole US cents. */

/** The part of a fee that a month's cost depends on. */
export type PricedFee = {
  readonly id: string;
  /** US cents per unit. */
  readonly cents: number;
  readonly charged_by: 'us' | 'bank';
};

/** A fee of a month: how many units, and their cost. */
export type MonthLine<F extends PricedFee = PricedFee> = { fee: F; volume: number; cents: number };

export type Month<F extends PricedFee = PricedFee> = {
  /** The fees with a volume above zero, in the order given. */
  lines: MonthLine<F>[];
  /** What we charge, without the top-up. */
  us: number;
  /** What our fees fall short of the monthly minimum; the bank's fees don't count toward it. */
  topUp: number;
  bank: number;
  total: number;
};

/** The largest volume that a field accepts, chosen so that the sum of all fees is an exact number. */
export const maxVolume = 10_000_000;

const written = /^(\d{1,3}(?:,\d{3})+|\d{1,8})$/;

/**
 * Parses a volume: "1,200" → 1200, "" → 0. Returns null for anything but a whole number from 0 to `maxVolume`, such as
 * "-1", "2.5", "many" or "10,000,001".
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
 * Computes a month's cost.
 * @param volumeOf the volume of a fee, by its id: a whole number from 0
 * @param minimum our monthly minimum in US cents
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
