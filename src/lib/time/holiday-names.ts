/**
 * What the Reserve Banks call their holidays.
 * Source: https://www.frbservices.org/about/holiday-schedules
 */

import type { IsoDate } from './eastern-time';
import { holidaysOf } from './federal-reserve-holidays';

/** A weekday on which the Reserve Banks are closed, with the name of the holiday. */
export type NamedHoliday = { readonly date: IsoDate; readonly name: string };

/** Names by month; January and November have two holidays each. */
const names: Readonly<Record<number, string>> = {
  2: "Washington's Birthday",
  5: 'Memorial Day',
  6: 'Juneteenth National Independence Day',
  7: 'Independence Day',
  9: 'Labor Day',
  10: 'Columbus Day',
  12: 'Christmas Day',
};

/** The name of a holiday by its date, observed on a Monday or not. The date must be one of `holidaysOf`. */
function nameOf(date: IsoDate): string {
  const month = Number(date.slice(5, 7));
  const day = Number(date.slice(8));
  // A New Year's Day on a Sunday is observed on January 2, Dr. King's birthday on January 15 at the earliest.
  if (month === 1) return day < 15 ? "New Year's Day" : 'Birthday of Martin Luther King, Jr.';
  // Veterans Day is observed on November 12 at the latest, Thanksgiving is November 22 at the earliest.
  if (month === 11) return day < 22 ? 'Veterans Day' : 'Thanksgiving Day';
  return names[month] ?? 'Federal Reserve holiday';
}

/** The weekdays of a year on which the Reserve Banks are closed, ascending, with their names. */
export const namedHolidaysOf = (year: number): NamedHoliday[] =>
  holidaysOf(year).map((date) => ({ date, name: nameOf(date) }));
