import { allForYear } from '@18f/us-federal-holidays';

const isWeekday = (date: string): boolean => ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());

/**
 * The weekdays ('YYYY-MM-DD', ascending) on which the Reserve Banks are closed, both years included. Build time only.
 *
 * Unlike federal offices they stay open on the Friday before a holiday that falls on a Saturday, and close on the
 * Monday after one that falls on a Sunday. Source: https://www.frbservices.org/about/holiday-schedules
 */
export function federalReserveHolidays(fromYear: number, toYear: number): string[] {
  const years = Array.from({ length: toYear - fromYear + 1 }, (_, index) => fromYear + index);
  // `dateString` and not `date`: the library's Date is midnight in the zone of the building machine.
  return years
    .flatMap((year) => allForYear(year, { shiftSaturdayHolidays: false, shiftSundayHolidays: true }))
    .map((holiday) => holiday.dateString)
    .filter(isWeekday)
    .sort();
}
