/** How the departures board names instants, days and the time left. Apart from eastern-words.ts, so that forms go without. */

import { longDate, shortDate, weekdayName } from './eastern-format';
import { daysBetween, easternParts, type IsoDate } from './eastern-time';

/** 'Fri, Nov 20, 2026 · 16:21:07 ET': an instant in Eastern Time, to the second. */
export function easternClock(instant: Date): string {
  const { date, time, seconds } = easternParts(instant);
  return `${longDate(date)} · ${time}:${seconds} ET`;
}

/** 'today', 'Mon' within the next six days, otherwise 'Mon Nov 30': how a timetable names a day. */
export function dayLabel(date: IsoDate, today: IsoDate): string {
  if (date === today) return 'today';
  const soon = date > today && daysBetween(today, date) < 7;
  return soon ? weekdayName(date) : shortDate(date);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const joined = (big: number, bigUnit: string, small: number, smallUnit: string): string =>
  small === 0 ? `${big} ${bigUnit}` : `${big} ${bigUnit} ${small} ${smallUnit}`;

/**
 * The time from one instant to another: '45 s', '24 min', '2 h 24 min', '3 d 4 h'; '0 s' when it is over.
 * Rounded up to its smallest unit, so that within an hour it agrees with what a clock without seconds shows.
 */
export function timeLeft(from: Date, to: Date): string {
  const seconds = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
  if (seconds < MINUTE) return `${seconds} s`;
  const minutes = Math.ceil(seconds / MINUTE);
  if (minutes < HOUR / MINUTE) return `${minutes} min`;
  if (minutes < DAY / MINUTE) return joined(Math.floor(minutes / 60), 'h', minutes % 60, 'min');
  const hours = Math.ceil(minutes / 60);
  return joined(Math.floor(hours / 24), 'd', hours % 24, 'h');
}
