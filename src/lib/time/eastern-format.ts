import { easternParts, type IsoDate, weekdayOf } from './eastern-time';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 'Fri': the day of the week of a date. */
export function weekdayName(date: IsoDate): string {
  return weekdays[weekdayOf(date)] ?? '';
}

/** 'Fri 20 Nov': a date without its year. */
export function shortDate(date: IsoDate): string {
  const [, month, day] = date.split('-').map(Number);
  return `${weekdayName(date)} ${day} ${months[(month ?? 0) - 1]}`;
}

/** 'Fri 20 Nov 2026': a date in full. */
export function longDate(date: IsoDate): string {
  return `${shortDate(date)} ${date.slice(0, 4)}`;
}

/** '16:45': the time of day of an instant in Eastern Time. */
export function easternTime(instant: Date): string {
  return easternParts(instant).time;
}
