import type { Schedule } from '../../lib/time/departures';
import type { RailId } from '../../theme/rails';

/** A row of the departures board. */
export type BoardRow = {
  rail: RailId;
  name: string;
  schedule: Schedule;
  /** When funds settle, as text. May be empty if the schedule determines it (windows, daily). */
  settles: string;
  /** The cutoffs for the printed timetable: '10:30, 14:45, 16:45 ET'. */
  timetable: string;
  limit: string;
  href: string;
};
