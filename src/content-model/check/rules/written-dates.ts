/** Checks dates in texts, such as "Friday, Nov 27, 2026": the day exists, and the day of the week is that of the date. */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const short = (weekday: string): string => weekday.slice(0, 3);

/** The form of the house style, with or without a day of the week. Not in backquotes (\x60), which descriptions of the API have. */
const dates = new RegExp(
  String.raw`(?<![\p{L}\d\x60])(?:(${[...weekdays, ...weekdays.map(short)].join('|')})((?:(?<!\w{4})\.)?,?\s))?((${months.join('|')})\s(\d{1,2}),\s(\d{4}))(?!\d)`,
  'gu',
);

/** An error with the words of the date that have it. */
type WrongDate = Pick<Diagnostic, 'message' | 'fix'> & { readonly words: string };

/** The error in a date; undefined if it's right. */
function errorIn(match: RegExpExecArray): WrongDate | undefined {
  const [whole, weekday, sign = '', date = '', month = '', day, year] = match;
  const index = months.indexOf(month);
  const last = new Date(Date.UTC(Number(year), index + 1, 0)).getUTCDate();
  const written = date.replace(/\s+/g, ' ');
  if (Number(day) < 1 || Number(day) > last) {
    const message = `${quote(written)} is not a day that exists`;
    return { words: date, message, fix: `write a day from 1 to ${last}` };
  }
  if (weekday === undefined) return undefined;
  const right = weekdays[new Date(Date.UTC(Number(year), index, Number(day))).getUTCDay()] ?? '';
  if (short(weekday) === short(right)) return undefined;
  const given = weekdays.find((name) => name.startsWith(weekday)) ?? weekday;
  const meant = weekday === given ? right : short(right);
  const message = `${written} is a ${right}, not a ${given}`;
  return { words: whole, message, fix: `write "${meant}${sign.trimEnd()}", or correct the date` };
}

/** The wrong dates of a file's prose. */
export function writtenDateDiagnostics(content: ContentFile): Diagnostic[] {
  return proseOf(content).flatMap(({ text, locate }) =>
    matchesIn(text, dates).flatMap((match): Diagnostic[] => {
      const error = errorIn(match);
      if (!error) return [];
      const { words, message, fix } = error;
      const before = text.slice(0, match.index + match[0].length - words.length);
      return [{ file: content.file, ...locate(words, countPieces(before, words)), message, fix }];
    }),
  );
}
