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

/** A day of the week with a date in the form of the house style. */
const datesWithWeekday = new RegExp(
  String.raw`${start}(${[...weekdays, ...weekdays.map(short)].join('|')})((?:(?<!\w{4})\.)?,?\s)((${months.join('|')})\s(\d{1,2}),\s(\d{4}))(?!\d)`,
  'gu',
);

/** An error with the words of the date that have it, and where they are. */
type WrongDate = Pick<Diagnostic, 'message' | 'fix'> & { readonly words: string; readonly index: number };

/** The number of days of a month, which is a leap year's if there's no year. */
const daysOf = (month: string, year = '2028'): number =>
  new Date(Date.UTC(Number(year), months.indexOf(month) + 1, 0)).getUTCDate();

const onOneLine = (words: string): string => words.replace(/\s+/g, ' ');

/** The error of a day that its month doesn't have; none if it has it. */
function missingDay({ 0: words, 1: month = '', 2: day, 3: year, index }: RegExpExecArray): WrongDate[] {
  const last = daysOf(month, year);
  if (Number(day) >= 1 && Number(day) <= last) return [];
  const message = `${quote(onOneLine(words))} is not a day that exists`;
  return [{ words, index, message, fix: `write a day from 1 to ${last}` }];
}

/** The error of another day of the week than that of the date; none if it's right, or if the date doesn't exist. */
function wrongWeekday(match: RegExpExecArray): WrongDate[] {
  const [words, weekday = '', sign = '', date = '', month = '', day, year] = match;
  if (Number(day) < 1 || Number(day) > daysOf(month, year)) return [];
  const right =
    weekdays[new Date(Date.UTC(Number(year), months.indexOf(month), Number(day))).getUTCDay()] ?? '';
  if (short(weekday) === short(right)) return [];
  const given = weekdays.find((name) => name.startsWith(weekday)) ?? weekday;
  const meant = weekday === given ? right : short(right);
  const message = `${onOneLine(date)} is a ${right}, not a ${given}`;
  return [
    { words, index: match.index, message, fix: `write "${meant}${sign.trimEnd()}", or correct the date` },
  ];
}

const wrongDatesIn = ({ text }: Prose): WrongDate[] => [
  ...matchesIn(text, datesWithWeekday).flatMap(wrongWeekday),
  ...matchesIn(text, days).flatMap(missingDay),
];

/** The wrong dates of a file's prose. */
export const writtenDateDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap((prose) =>
    wrongDatesIn(prose).map(({ words, index, message, fix }): Diagnostic => {
      const place = prose.locate(words, countPieces(prose.text.slice(0, index), words));
      return { file: content.file, ...place, message, fix };
    }),
  );
