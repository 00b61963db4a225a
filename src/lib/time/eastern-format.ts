import { months } from './day-format';
import { easternParts, type IsoDate, weekdayOf } from './eastern-time';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'Fri': the day of the week of a date. */
export function weekdayName(date: IsoDate): string {
  return weekdays[weekdayOf(date)] ?? '';
}

const dayOfYear = (date: IsoDate): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${months[(month ?? 0) - 1]} ${day}`;
};

/** 'Fri Nov 20': a date without its year, for boards. */
export function shortDate(date: IsoDate): string {
  return `${weekdayName(date)} ${dayOfYear(date)}`;
}

/** 'Fri, Nov 20, 2026': a date in full. */
export function longDate(date: IsoDate): string {
  return `${weekdayName(date)}, ${dayOfYear(date)}, ${date.slice(0, 4)}`;
}

/** '16:45': the time of day of an instant in Eastern Time, for boards. */
export function easternTime(instant: Date): string {
  return easternParts(instant).time;
}

/** '4:45 p.m.': a time of day such as "16:45", for prose. */
export function proseTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** '10:15 a.m., 4:30 p.m. ET': the words of a board, such as "10:15, 16:30 ET", for prose. */
export const proseTimes = (words: string): string =>
  words.replace(/\b\d\d:\d\d\b/g, (time) => proseTime(time));
