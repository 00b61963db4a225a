/** Checks dates in texts, such as "Friday, Nov 27, 2026": the day exists, and the day of the week is that of the date. */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const short = (weekday: string): string => weekday.slice(0, 3);

/** What follows the first three letters of a month that's written in full. */
const ends = 'uary|ruary|ch|il|e|y|ust|t|tember|ober|ember';

/** Not in backquotes (\x60), which descriptions of the API have. */
const start = String.raw`(?<![\p{L}\d\x60])`;

/** Days in any form: "Nov 31", "June 31st", "Feb 29, 2027". "May" without a year can be a verb, and the number a count: "Mar 45%". */
const days = new RegExp(
  String.raw`${start}(?!May\s\d{1,2}\b(?!,?\s\d{4}))(${months.join('|')})(?:${ends})?\.?\s(\d{1,2})(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\p{L}\d%]|[,.:]\d|,\s\d{5}|-\p{L})`,
  'gu',
);

/** Days before their month: "31st of June", "31 June". Without "of" or an ordinal, a small number may be a count. */
const daysFirst = new RegExp(
  String.raw`${start}(?:(\d{1,2})(?:st|nd|rd|th)(?:\sof)?|((?:29|3\d)))\s(?!May\b(?<!of\sMay)(?!,?\s\d{4}))(${months.join('|')})(?:${ends})?\b(?:,?\s(\d{4})\b)?`,
  'gu',
);

/** The last day of several: "Nov 29 to 31", "Nov 29–31", "Nov 29, 30 and 31". A number before a noun may be a count. */
const lastDays = new RegExp(
  String.raw`${start}(${months.join('|')})(?:${ends})?\.?\s\d{1,2}(?:(?:,\s\d{1,2})*,?\s(?:and|or)\s(\d{1,2})(?=[.;:)]|,\s\d{4}|\s*$)|\s?(?:–|—|-|to|through|until)\s?([12]?\d|3\d))(?:st|nd|rd|th)?(?:,?\s(\d{4}))?(?![\p{L}\d%]|[,.:]\d|-\p{L})`,
  'gu',
);

const anyWeekday = [...weekdays, ...weekdays.map(short), 'Tues', 'Weds', 'Thur', 'Thurs'].join('|');

const dateOfStyle = String.raw`((${months.join('|')})\s(\d{1,2}),\s(\d{4}))`;

/** A day of the week with a date in the form of the house style. */
const datesWithWeekday = new RegExp(
  String.raw`${start}(${anyWeekday})((?:(?<!\w{6})\.)?,?\s)${dateOfStyle}(?!\d)`,
  'gu',
);

/** A date with its day of the week after it: "Nov 27, 2026 (Friday)", "Nov 27, 2026, a Friday". */
const weekdaysBehind = new RegExp(String.raw`${start}${dateOfStyle}(?:\s\(|,\sa\s)(${anyWeekday})\b`, 'gu');

/** An error with the words of the date that have it, and where they are. */
type WrongDate = Pick<Diagnostic, 'message' | 'fix'> & { readonly words: string; readonly index: number };

/** The number of days of a month, which is a leap year's if there's no year. */
const daysOf = (month: string, year = '2028'): number =>
  new Date(Date.UTC(Number(year), months.indexOf(month) + 1, 0)).getUTCDate();

const onOneLine = (words: string): string => words.replace(/\s+/g, ' ');

/** The words of a date, and what they say. */
type WrittenDay = { readonly words: string; readonly index: number } & Readonly<
  Record<'month' | 'day' | 'year', string | undefined>
>;

/** The error of a day that its month doesn't have; none if it has it. */
function missingDay({ words, index, month = '', day, year }: WrittenDay): WrongDate[] {
  const last = daysOf(month, year);
  if (Number(day) >= 1 && Number(day) <= last) return [];
  const message = `${quote(onOneLine(words))} is not a day that exists`;
  return [{ words, index, message, fix: `write a day from 1 to ${last}` }];
}

/** The day of the week of a date; undefined if the date doesn't exist. */
const weekdayOf = (month: string, day: string, year: string): string | undefined =>
  Number(day) < 1 || Number(day) > daysOf(month, year)
    ? undefined
    : weekdays[new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))).getUTCDay()];

/** The right day of the week, in the form of another one; undefined if that one is right. */
function correction(right: string, given: string): { isNot: string; write: string } | undefined {
  if (short(right) === short(given)) return undefined;
  const isNot = weekdays.find((name) => name.startsWith(short(given))) ?? given;
  return { isNot, write: given === isNot ? right : short(right) };
}

/** The error of another day of the week than that of the date; none if it's right, or if the date doesn't exist. */
function wrongWeekday(match: RegExpExecArray): WrongDate[] {
  const [words, weekday = '', sign = '', date = '', month = '', day = '', year = ''] = match;
  const right = weekdayOf(month, day, year);
  const wrong = right && correction(right, weekday);
  if (!wrong) return [];
  const message = `${onOneLine(date)} is a ${right}, not a ${wrong.isNot}`;
  const fix = `write "${wrong.write}${sign.trimEnd()}", or correct the date`;
  return [{ words, index: match.index, message, fix }];
}

/** The same error where the day of the week follows the date. */
function wrongWeekdayBehind(match: RegExpExecArray): WrongDate[] {
  const [words, date = '', month = '', day = '', year = '', weekday = ''] = match;
  const right = weekdayOf(month, day, year);
  const wrong = right && correction(right, weekday);
  if (!wrong) return [];
  const message = `${onOneLine(date)} is a ${right}, not a ${wrong.isNot}`;
  return [{ words, index: match.index, message, fix: `write "${wrong.write}", or correct the date` }];
}

const wrongDatesIn = ({ text }: Prose): WrongDate[] => [
  ...matchesIn(text, datesWithWeekday).flatMap(wrongWeekday),
  ...matchesIn(text, weekdaysBehind).flatMap(wrongWeekdayBehind),
  ...matchesIn(text, days).flatMap(({ 0: words, 1: month, 2: day, 3: year, index }) =>
    missingDay({ words, index, month, day, year }),
  ),
  ...matchesIn(text, daysFirst).flatMap(({ 0: words, 1: ordinal, 2: number, 3: month, 4: year, index }) =>
    missingDay({ words, index, month, day: ordinal ?? number, year }),
  ),
  ...matchesIn(text, lastDays).flatMap(({ 0: words, 1: month, 2: listed, 3: end, 4: year, index }) =>
    missingDay({ words, index, month, day: listed ?? end, year }),
  ),
];

/** The wrong dates of a file's prose. */
export const writtenDateDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap((prose) =>
    wrongDatesIn(prose).map(({ words, index, message, fix }): Diagnostic => {
      const place = prose.locate(words, countPieces(prose.text.slice(0, index), words));
      return { file: content.file, ...place, message, fix };
    }),
  );
