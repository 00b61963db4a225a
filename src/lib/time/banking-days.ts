import { addDays, type IsoDate, weekdayOf } from './eastern-time';

/** The weekdays on which the Reserve Banks are closed, as 'YYYY-MM-DD'. */
export type Holidays = ReadonlySet<IsoDate>;

/** Whether the Reserve Banks are open on a date (Eastern Time): Monday to Friday, but not on their holidays. */
export function isBankingDay(date: IsoDate, holidays: Holidays): boolean {
  const weekday = weekdayOf(date);
  return weekday !== 0 && weekday !== 6 && !holidays.has(date);
}

/** The date itself when it is a banking day, else the first banking day after it. */
export function bankingDayOnOrAfter(date: IsoDate, holidays: Holidays): IsoDate {
  let day = date;
  while (!isBankingDay(day, holidays)) day = addDays(day, 1);
  return day;
}

/** The first banking day strictly after a date. */
export function nextBankingDay(date: IsoDate, holidays: Holidays): IsoDate {
  return bankingDayOnOrAfter(addDays(date, 1), holidays);
}
