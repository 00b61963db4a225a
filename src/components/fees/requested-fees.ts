/** Converts fees from content for the calculator. Pure. */
import type { PricedFee } from '../../lib/payments/fees-calculator';
import type { RequestedFee } from './MonthLines';

/** The fields of a fee's record that a calculation needs. */
export type CalculatedRow = PricedFee & {
  readonly unit: string;
  readonly volume: string | null;
  /** The volume is 1 or none. */
  readonly once: boolean;
};

export type CalculatedGroup = {
  readonly id: string;
  readonly title: string;
  readonly rows: readonly CalculatedRow[];
};

/** The fees that have a field in the calculator. */
export const requestedFees = <R extends CalculatedRow>(rows: readonly R[]): (R & RequestedFee)[] =>
  rows.flatMap((row) => (row.volume === null ? [] : [{ ...row, volume: row.volume }]));

/** All rows of the groups in one list. */
export const rowsOf = <R>(groups: readonly { readonly rows: readonly R[] }[]): R[] =>
  groups.flatMap(({ rows }) => rows);

/** The monthly minimum in US cents: the price of the fee with that id, or 0 if there is no such fee. */
export const minimumOf = (rows: readonly PricedFee[], id: string): number =>
  rows.find((row) => row.id === id)?.cents ?? 0;
