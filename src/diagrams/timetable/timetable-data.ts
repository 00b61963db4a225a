import type { ServiceTimes } from '../../lib/time/schedule';
import type { RailId } from '../../theme/rails';

/** A service with the times that the timetable draws. */
export type TimetableService = ServiceTimes & {
  readonly id: string;
  /** Sets its color; if left out, the page's rail color is used. */
  readonly rail?: RailId;
  /** As text, such as "in seconds". */
  readonly settles: string;
  /** Time of day on the next banking day, for a service with one cutoff a day. */
  readonly settlement: { readonly value: string } | null;
  /** Who settles, if it isn't on a schedule; then only the time to send is drawn. */
  readonly settled_by: string | null;
};

/** Hours from midnight, Eastern Time, of the banking day on which the money leaves: -3 is 21:00 on the day before. */
export type Hours = number;

/** A stop of a row: its kind, its position, and its time of day as text. */
export type Stop = {
  readonly kind: 'opens' | 'cutoff' | 'settlement';
  readonly at: Hours;
  readonly words: string;
};

/**
 * A segment of a row: `before` a cutoff, when one can still send; in `transit`, when the money is on its way; `running`, when it
 * settles continuously. A null end is the end of the axis.
 */
export type Piece = {
  readonly kind: 'before' | 'transit' | 'running';
  readonly from: Hours | null;
  readonly to: Hours | null;
};

/** One row of the timetable: a window, or a service without windows. */
export type TimetableRow = {
  readonly id: string;
  readonly name: string;
  readonly rail?: RailId | undefined;
  readonly sentence: string;
  readonly stops: readonly Stop[];
  readonly pieces: readonly Piece[];
};

/** The hours drawn, and those with a label. */
export type Axis = { readonly from: Hours; readonly to: Hours; readonly ticks: readonly Hours[] };
