/**
 * Wall-clock time in Eastern Time (America/New_York), independent of the visitor's and the server's time zone.
 * Dates are 'YYYY-MM-DD', times of day are 'HH:MM' on the 24-hour clock.
 */

/** A day of the calendar: 'YYYY-MM-DD'. */
export type IsoDate = string;
/** A time of day: 'HH:MM', 00:00 to 23:59. */
export type ClockTime = string;

/** The calendar and clock in New York at an instant. `weekday` 0 is Sunday. */
export type EasternParts = { date: IsoDate; time: ClockTime; seconds: string; weekday: number };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The nth Sunday of a month (0 is January), in milliseconds at midnight UTC. */
function nthSunday(count: number, year: number, month: number): number {
  const first = new Date(Date.UTC(year, month));
  return first.getTime() + (((7 - first.getUTCDay()) % 7) + (count - 1) * 7) * DAY;
}

/**
 * By rule: loading the browser's time zones takes a phone 100 ms. A test compares the rule with the time zone data.
 *
 * The hours that Eastern Time is behind UTC at an instant: 4 in summer, 5 in winter. Clocks change at 02:00 local time on the
 * second Sunday in March and the first in November, as they have since 2007 (15 U.S.C. 260a).
 */
export function hoursBehindUtc(instant: Date): 4 | 5 {
  const year = instant.getUTCFullYear();
  const summer = nthSunday(2, year, 2) + 7 * (DAY / 24);
  const winter = nthSunday(1, year, 10) + 6 * (DAY / 24);
  const time = instant.getTime();
  return time >= summer && time < winter ? 4 : 5;
}

const utcMidnight = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);

/** The day of the week: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(utcMidnight(date)).getUTCDay();
}

/** The date `days` calendar days after `date`, or before it if negative. */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(utcMidnight(date) + days * DAY).toISOString().slice(0, 10);
}

/** The number of calendar days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY;
}

/** The Eastern date and time at an instant. Throws a RangeError for an invalid date. */
export function easternParts(instant: Date): EasternParts {
  const shown = new Date(instant.getTime() - hoursBehindUtc(instant) * HOUR).toISOString();
  const date = shown.slice(0, 10);
  return { date, time: shown.slice(11, 16), seconds: shown.slice(17, 19), weekday: weekdayOf(date) };
}

/**
 * The instant at which clocks in Eastern Time show `date` and `time`.
 *
 * When clocks go back, 01:00 to 01:59 happens twice: this returns the first. When they go forward, 02:00 to 02:59 doesn't
 * exist: this returns the instant as long after 02:00, so 02:30 is the instant shown as 03:30.
 */
export function easternInstant(date: IsoDate, time: ClockTime): Date {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const daylight = new Date(asUtc + 4 * HOUR);
  return easternParts(daylight).time === time ? daylight : new Date(asUtc + 5 * HOUR);
}
