import { proseTime } from './eastern-format';
import { easternInstant, easternParts } from './eastern-time';
import { isDay } from './is-day';

/** An instant, with a note if the clocks change around it; or an error message for the visitor. */
export type Submission = { instant: Date; note?: string } | { error: string };

const pattern = /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)$/;
const hour = 3_600_000;

/**
 * Parses a date and time in Eastern Time, such as "2026-11-20T16:45". Accepts the years 2022 to 2100, for which the site's
 * rules are written.
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
