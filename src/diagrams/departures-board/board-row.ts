import type { Schedule } from '../../lib/time/departures';
import type { RailId } from '../../theme/rails';

/** One line of the departures board. */
export type BoardRow = {
  rail: RailId;
  name: string;
  schedule: Schedule;
  /** When funds settle, in words. May be empty where the schedule tells (windows, daily). */
  settles: string;
  /** The cut-offs in words, for the printed timetable: '10:30, 14:45, 16:45 ET'. */
  timetable: string;
  limit: string;
  href: string;
};
