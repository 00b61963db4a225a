/** What changed since a day. Pure. */

import { truncate } from '../text/shortened';
import { formatDay } from '../time/day-format';

type Dated = { readonly date: string };
type Change = Dated & { readonly breaking: boolean };

/** `day` is what counts, such as "2026-05-01"; `unknown` holds words of the address that are no day. */
export type Since = { day: string | undefined; unknown: string | undefined };

/** Whether a text is a day of the calendar, written like 2026-05-01. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

/** Reads "?since=2026-05-01". */
export function sinceFrom(search: string): Since {
  const words = new URLSearchParams(search).get('since') ?? '';
  return isDay(words)
    ? { day: words, unknown: undefined }
    : { day: undefined, unknown: truncate(words) || undefined };
}

/** Those of the day and after it; all without a day. */
export const changesSince = <C extends Dated>(changes: readonly C[], day: string | undefined): C[] =>
  changes.filter(({ date }) => day === undefined || date >= day);

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${many}` : count === 1 ? `One ${one}` : `${count} ${many}`;

/** How much changed, in a sentence: "3 updates since May 1, 2026, one of them breaking." */
export function describeSince(changes: readonly Change[], day: string | undefined): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const since = day ? ` since ${formatDay(day)}` : '';
  const aside =
    breaking === 0 ? '' : changes.length === 1 ? ', which is breaking' : `, ${breaking} of them breaking`;
  return `${counted(changes.length, 'update', 'updates')}${since}${aside}.`;
}
