import type { ServiceTimes } from '../../lib/time/schedule';
import type { RailId } from '../../theme/rails';

/** A service as the timetable draws it: when it runs, and when money that caught it arrives. */
export type TimetableService = ServiceTimes & {
  readonly id: string;
  /** Its colour; without it the colour of the page is used. */
  readonly rail?: RailId;
  /** In words, such as "in seconds". */
  readonly settles: string;
  /** The time of day on the next banking day, of a service with one cut-off a day. */
  readonly settlement: { readonly value: string } | null;
  /** Who settles, where no clock does: then nothing is drawn but that one can send. */
  readonly settled_by: string | null;
};

/** Hours from midnight, Eastern Time, of the banking day that the money leaves on: -3 is 21:00 on the day before. */
export type Hours = number;

/** A stop of a row: what happens there, when, and its time of day in words. */
export type Stop = {
  readonly kind: 'opens' | 'cutoff' | 'settlement';
  readonly at: Hours;
  readonly words: string;
};

/**
 * A piece of a row: `before` a cut-off one can still send, in `transit` the money is on its way, while `running` it
 * settles as it comes. A null end is where the axis ends.
 */
export type Piece = {
  readonly kind: 'before' | 'transit' | 'running';
  readonly from: Hours | null;
  readonly to: Hours | null;
};

/** One line of the timetable: a window, or a service without windows. */
export type TimetableRow = {
  readonly id: string;
  readonly name: string;
  readonly rail?: RailId | undefined;
  readonly sentence: string;
  readonly stops: readonly Stop[];
  readonly pieces: readonly Piece[];
};

/** The hours that are drawn, and those that are marked. */
export type Axis = { readonly from: Hours; readonly to: Hours; readonly ticks: readonly Hours[] };
