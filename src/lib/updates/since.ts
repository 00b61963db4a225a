/** Changes since a date. Pure. */

import { formatDay } from '../time/day-format';
import { isDay } from '../time/is-day';
import { truncate } from './update-filter';

type Dated = { readonly date: string };
type Change = Dated & { readonly breaking: boolean };

/** `day` such as "2026-05-01"; `unknown` is a value in the address that isn't a date. */
export type Since = { day: string | undefined; unknown: string | undefined };

/** Parses "?since=2026-05-01". */
export function sinceFrom(search: string): Since {
  const words = new URLSearchParams(search).get('since') ?? '';
  return isDay(words)
    ? { day: words, unknown: undefined }
    : { day: undefined, unknown: truncate(words) || undefined };
}

/** The changes on the day and after it; all if there's no day. */
export const changesSince = <C extends Dated>(changes: readonly C[], day: string | undefined): C[] =>
  changes.filter(({ date }) => day === undefined || date >= day);

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? `No ${many}` : count === 1 ? `One ${one}` : `${count} ${many}`;

/**
 * The number of changes in a sentence: "3 updates since May 1, 2026, 1 of them breaking." Without a day it says that these are all,
 * because an empty field for a date shows today's date in Safari.
 */
export function describeSince(changes: readonly Change[], day: string | undefined): string {
  const breaking = changes.filter((change) => change.breaking).length;
  const since = day ? ` since ${formatDay(day)}` : '';
  const aside =
    breaking === 0 ? '' : changes.length === 1 ? ', which is breaking' : `, ${breaking} of them breaking`;
  const all = day === undefined && changes.length > 1 ? 'All ' : '';
  return `${all}${counted(changes.length, 'update', 'updates')}${since}${aside}.`;
}
