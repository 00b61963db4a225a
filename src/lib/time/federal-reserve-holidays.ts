/**
 * The days on which the Reserve Banks are closed, by rule for any year.
 * Source: https://www.frbservices.org/about/holiday-schedules
 *
 * The rules are written here, because a library for them brings one for dates with it, which is more than a page may
 * weigh. The tests hold them against that library.
 */
import type { Holidays } from './banking-days';
import { addDays, type IsoDate, weekdayOf } from './eastern-time';

const sunday = 0;
const monday = 1;
const thursday = 4;
const saturday = 6;

const iso = (year: number, month: number, day: number): IsoDate =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The nth such weekday of a month, counted from 1. */
function nth(count: number, weekday: number, year: number, month: number): IsoDate {
  const first = iso(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (count - 1) * 7);
}

/** A holiday on a Sunday is kept on the Monday after. One on a Saturday is not: the banks are open on the Friday before. */
const observed = (date: IsoDate): IsoDate => (weekdayOf(date) === sunday ? addDays(date, 1) : date);

/** The weekdays of a year ('YYYY-MM-DD', ascending) on which the Reserve Banks are closed. */
export function holidaysOf(year: number): IsoDate[] {
  const fixed = [
    iso(year, 1, 1),
    // Juneteenth became law on June 17, 2021, too late for that year.
    ...(year >= 2022 ? [iso(year, 6, 19)] : []),
    iso(year, 7, 4),
    iso(year, 11, 11),
    iso(year, 12, 25),
  ];
  return [
    ...fixed.map(observed),
    nth(3, monday, year, 1),
    nth(3, monday, year, 2),
    addDays(nth(1, monday, year, 6), -7),
    nth(1, monday, year, 9),
    nth(2, monday, year, 10),
    nth(4, thursday, year, 11),
  ]
    .filter((date) => weekdayOf(date) !== saturday)
    .sort();
}

/** The same for several years, both included. */
export function federalReserveHolidays(fromYear: number, toYear: number): IsoDate[] {
  const years = Array.from({ length: Math.max(0, toYear - fromYear + 1) }, (_, index) => fromYear + index);
  return years.flatMap(holidaysOf);
}

/** The holidays of the years before, of and after a day in a year: all that its settlements and returns can meet. */
export function holidaysAround(year: number): Holidays {
  return new Set(federalReserveHolidays(year - 1, year + 1));
}
