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

const month = `(?<month>${months.join('|')})`;
const year = String.raw`(?:,?\s(?<year>\d{4}))?`;
const ordinal = 'st|nd|rd|th';

/** After a day: nothing that makes it part of a longer number, of a word or of an amount. */
const whole = String.raw`(?![\p{L}\d%]|[,.:]\d|-\p{L})`;

/** Days that may not exist. Each pattern has the groups month, day and year. */
const days = [
  // In any form: "Nov 31", "June 31st", "Feb 29, 2027". "May" without a year can be a verb, and the number a count: "Mar 45%".
  String.raw`(?!May\s\d{1,2}\b(?!,?\s\d{4}))${month}(?:${ends})?\.?\s(?<day>\d{1,2})(?:${ordinal})?${year}(?!,\s\d{5})${whole}`,
  // Before their month: "31st of June", "31 June". Without an ordinal, a small number may be a count.
  String.raw`(?<day>\d{1,2}(?=${ordinal})|29|3\d)(?:(?:${ordinal})(?:\sof)?)?\s(?!May\b(?<!of\sMay)(?!,?\s\d{4}))${month}(?:${ends})?\b${year}\b`,
  // The last of several: "Nov 29 to 31", "Nov 29–31", "Nov 29, 30 and 31". A number before a noun may be a count.
  String.raw`${month}(?:${ends})?\.?\s\d{1,2}(?:(?:,\s\d{1,2})*,?\s(?:and|or)\s(?=\d{1,2}(?:[.;:)]|,\s\d{4}|\s*$))|\s?(?:–|—|-|to|through|until)\s?(?=[1-3]?\d(?!\d)))(?<day>\d{1,2})(?:${ordinal})?${year}${whole}`,
].map((pattern) => new RegExp(start + pattern, 'gu'));

const weekday = `(?<weekday>${[...weekdays, ...weekdays.map(short), 'Tues', 'Weds', 'Thur', 'Thurs'].join('|')})`;
const date = String.raw`(?<date>${month}\s(?<day>\d{1,2}),\s(?<year>\d{4}))`;

/** Dates in the form of the house style with their day of the week, before and after. `sign` is a period or a comma. */
const datesWithWeekday = [
  // "Friday, Nov 27, 2026".
  String.raw`${weekday}(?<sign>(?:(?<!\w{6})\.)?,?)\s${date}(?!\d)`,
  // "Nov 27, 2026 (Friday)", "Nov 27, 2026, a Friday".
  String.raw`${date}(?:\s\(|,\sa\s)${weekday}\b`,
].map((pattern) => new RegExp(start + pattern, 'gu'));

/** An error with the words of the date that have it, and where they are. */
type WrongDate = Pick<Diagnostic, 'message' | 'fix'> & { readonly words: string; readonly index: number };

/** The number of days of a month, which is a leap year's if there's no year. */
const daysOf = (month: string, year = '2028'): number =>
  new Date(Date.UTC(Number(year), months.indexOf(month) + 1, 0)).getUTCDate();

const onOneLine = (words: string): string => words.replace(/\s+/g, ' ');

/** The error of a day that its month doesn't have; none if it has it. */
function missingDay({ 0: words, index, groups = {} }: RegExpExecArray): WrongDate[] {
  const last = daysOf(groups.month ?? '', groups.year);
  if (Number(groups.day) >= 1 && Number(groups.day) <= last) return [];
  const message = `${quote(onOneLine(words))} is not a day that exists`;
  return [{ words, index, message, fix: `write a day from 1 to ${last}` }];
}

/** The error of another day of the week than that of the date; none if it's right, or if the date doesn't exist. */
function wrongWeekday({ 0: words, index, groups = {} }: RegExpExecArray): WrongDate[] {
  const { weekday: given = '', sign = '', date: written = '', month: name = '', day, year: its } = groups;
  if (Number(day) < 1 || Number(day) > daysOf(name, its)) return [];
  const right =
    weekdays[new Date(Date.UTC(Number(its), months.indexOf(name), Number(day))).getUTCDay()] ?? '';
  if (short(given) === short(right)) return [];
  const inFull = weekdays.find((one) => one.startsWith(short(given))) ?? given;
  const meant = given === inFull ? right : short(right);
  const message = `${onOneLine(written)} is a ${right}, not a ${inFull}`;
  return [{ words, index, message, fix: `write "${meant}${sign}", or correct the date` }];
}

const wrongDatesIn = ({ text }: Prose): WrongDate[] => [
  ...datesWithWeekday.flatMap((pattern) => matchesIn(text, pattern).flatMap(wrongWeekday)),
  ...days.flatMap((pattern) => matchesIn(text, pattern).flatMap(missingDay)),
];

/** The wrong dates of a file's prose. */
export const writtenDateDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap((prose) =>
    wrongDatesIn(prose).map(({ words, index, message, fix }): Diagnostic => {
      const place = prose.locate(words, countPieces(prose.text.slice(0, index), words));
      return { file: content.file, ...place, message, fix };
    }),
  );
