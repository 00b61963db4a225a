import { matchesIn } from '../../../lib/text/matches-in';
import { addDays } from '../../../lib/time/eastern-time';
import type { ContentFile, Path } from '../../read/content-file';
import { proseOf } from '../prose';
import type { Rule } from '../rule';
import { fieldsOf, recordsIn } from '../site';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const month = `(?<month>${months.join('|')})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\\.?`;

/** A date with a year or with a day that can't be a count, after its day of the week if it has one. */
const written = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<weekday>${weekdays.join('|')})[a-z]*\\.?,? )?${month}\\s(?<day>\\d{1,2})(?:st|nd|rd|th)?(?:\\s?(?:to|through|–|-)\\s?(?<until>\\d{1,2})(?![\\d:]))?(?:,?\\s(?<year>\\d{4}))?(?![\\p{L}\\d%$,]\\d|\\d|%)`,
  'gu',
);

/** What is wrong with a date in a text; undefined if nothing. */
function faultOf({
  weekday,
  month: name = '',
  day: digits,
  until,
  year,
}: Record<string, string | undefined>): string | undefined {
  const index = months.indexOf(name);
  const day = Number(digits);
  const last = new Date(Date.UTC(Number(year ?? 2028), index + 1, 0)).getUTCDate();
  if (day < 1 || Math.max(day, Number(until ?? day)) > last)
    return `isn't a day that exists; ${name} has ${last} days`;
  if (weekday === undefined || year === undefined) return undefined;
  const right = weekdays[new Date(Date.UTC(Number(year), index, day)).getUTCDay()];
  return right === weekday ? undefined : `isn't right: that day is a ${right}, not a ${weekday}`;
}

/** Days in fields that can't be right. Other rules report what is no day. */
function* fieldFaults({ type, value }: ContentFile, today: string): Generator<readonly [Path, string]> {
  const { date = '', expires = today } = fieldsOf(value) as Record<string, string>;
  if (type.name === 'Update' && date > today)
    yield [['date'], `The update is dated ${date}, which is after today; write the day of publication`];
  // RFC 9116, section 2.5.5: less than a year ahead.
  if (type.name === 'SecurityTxtContent' && (expires < today || expires >= addDays(today, 365)))
    yield [
      ['expires'],
      `security.txt must expire between today and a year from now, not on ${expires}; read the security page again, then set a day`,
    ];
  for (const [index, { as_of: day }] of (type.name === 'Fact' ? recordsIn(value) : []).entries())
    if (typeof day === 'string' && day > today)
      yield [[index, 'as_of'], `${day} is after today; write the day on which you read the source`];
}

/** Dates that don't exist, whose day of the week is wrong, or that are in the future where they can't be. */
export const rule: Rule = {
  id: 'date',
  severity: 'error',
  about:
    'A date that doesn’t exist or has another day of the week; an update, a source or a security.txt with a wrong day.',
  example: {
    file: 'documentation/banking-days.md',
    from: '\n## ',
    to: '\nOn Nov 31, 2026 it is closed.\n\n## ',
  },
  checkFile: (content, { today }, report) => {
    for (const { text, pointAt } of proseOf(content))
      for (const { 0: words, groups = {}, index } of matchesIn(text, written)) {
        // "May 40" may be a verb with a count.
        const isVerb = groups.month === 'May' && groups.year === undefined;
        const fault = isVerb ? undefined : faultOf(groups);
        if (fault !== undefined) report(content, pointAt(index), `"${words}" ${fault}`);
      }
    for (const [path, reason] of fieldFaults(content, today)) report(content, content.placeOf(path), reason);
  },
};
