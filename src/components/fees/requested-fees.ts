/** Fees from content as the calculator takes them. Pure. */
import type { PricedFee } from '../../lib/payments/fees-calculator';
import type { RequestedFee } from './MonthTable';

/** A fee's record as far as a calculation needs it. */
export type CalculatedRow = PricedFee & { readonly unit: string; readonly volume: string | null };

export type CalculatedGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CalculatedRow[];
};

/** The fees of some rows that the calculator asks for. */
export const requestedFees = <R extends CalculatedRow>(rows: readonly R[]): (R & RequestedFee)[] =>
  rows.flatMap((row) => (row.volume === null ? [] : [{ ...row, volume: row.volume }]));

/** All rows of the groups in one list. */
export const rowsOf = <R>(groups: readonly { readonly rows: readonly R[] }[]): R[] =>
  groups.flatMap(({ rows }) => rows);

/** The monthly minimum in US cents: the price of the fee with that id, and 0 where there is none. */
export const minimumOf = (rows: readonly PricedFee[], id: string): number =>
  rows.find((row) => row.id === id)?.cents ?? 0;
