/**
 * Wall-clock time in Eastern Time (America/New_York), whatever the zone of the reader or of the server.
 * Dates are 'YYYY-MM-DD', times of day are 'HH:MM' on the 24-hour clock.
 */

import { hoursBehindUtc } from './eastern-offset';

/** A day of the calendar: 'YYYY-MM-DD'. */
export type IsoDate = string;
/** A time of day: 'HH:MM', 00:00 to 23:59. */
export type ClockTime = string;

/** What the clock and the calendar on a wall in New York show at an instant. `weekday` 0 is Sunday. */
export type EasternParts = { date: IsoDate; time: ClockTime; seconds: string; weekday: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const utcMidnight = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** The day of the week of a date: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** The date `days` after `date`, or before it when negative. Calendar days, so no clock change matters. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10);
}

/** How many calendar days `to` lies after `from`; negative when before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** What a wall clock in Eastern Time shows at an instant. Throws a RangeError for an invalid date. */
export function easternParts(instant: Date): EasternParts {
  const shown = new Date(instant.getTime() - hoursBehindUtc(instant) * HOUR).toISOString();
  const date = shown.slice(0, 10);
  return { date, time: shown.slice(11, 16), seconds: shown.slice(17, 19), weekday: weekdayOf(date) };
}

/**
 * The instant at which clocks in Eastern Time show `date` and `time`.
 *
 * When clocks go back, 01:00 to 01:59 comes twice: the first is meant. When they go forward, 02:00 to 02:59 does not
 * come at all: as much time after 02:00 is meant as the clock would have said, so 02:30 is the instant shown as 03:30.
 */
export function easternInstant(date: IsoDate, time: ClockTime): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const daylight = new Date(asUtc + 4 * HOUR);
  return easternParts(daylight).time === time ? daylight : new Date(asUtc + 5 * HOUR);
}
