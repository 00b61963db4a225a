import { proseTime } from './eastern-format';
import { easternInstant, easternParts } from './eastern-time';

/** The instant that a wall clock in Eastern Time means, with a word where the clocks change; or what is wrong. */
export type Submission = { instant: Date; note?: string } | { error: string };

const pattern = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const hour = 3_600_000;

/** Calendars know no February 30; it would be read as March 2. */
const isDay = (date: string): boolean => {
  const instant = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(date);
};

/**
 * Reads the wall-clock time that a visitor writes, such as "2026-11-20T16:45", as Eastern Time.
 * The years in which the rules of this site make sense are 2022 to 2100.
 */
export function readSubmission(text: string): Submission {
  const [, year] = pattern.exec(text) ?? [];
  const [date = '', time = ''] = text.split('T');
  if (year === undefined || !isDay(date))
    return { error: 'Enter a date and time, such as 2026-11-20 16:45.' };
  if (Number(year) < 2022 || Number(year) > 2100) return { error: 'Choose a day from 2022 to 2100.' };
  const instant = easternInstant(date, time);
  const shown = easternParts(instant).time;
  if (shown !== time)
    return {
      instant,
      note: `Clocks skip ${proseTime(time)} that night. We use ${proseTime(shown)} instead.`,
    };
  const again = easternParts(new Date(instant.getTime() + hour)).time === time;
  return again
    ? { instant, note: `Clocks show ${proseTime(time)} twice that night. We use the first.` }
    : { instant };
}
