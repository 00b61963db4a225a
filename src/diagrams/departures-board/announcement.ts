import type { Holidays } from '../../lib/time/banking-days';
import { dayLabel } from '../../lib/time/board-times';
import { type Departure, departure, type Status } from '../../lib/time/departures';
import { easternTime } from '../../lib/time/eastern-format';
import { easternParts } from '../../lib/time/eastern-time';
import type { BoardRow } from './board-row';

const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** 'in 30 minutes', or 'in 45 seconds' within the last minute. */
function inWords(from: Date, to: Date): string {
  const seconds = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000));
  return seconds < 60 ? `in ${plural(seconds, 'second')}` : `in ${plural(Math.ceil(seconds / 60), 'minute')}`;
}

function sentence(name: string, { status, cutoff }: Departure, now: Date): string {
  if (!cutoff) return `${name} is ${status}.`;
  const day = dayLabel(easternParts(cutoff.instant).date, easternParts(now).date);
  const time = `${day === 'today' ? '' : `${day} `}${easternTime(cutoff.instant)} ET`;
  if (status === 'closing') return `${name} is closing: ${time}, ${inWords(now, cutoff.instant)}.`;
  return `${name} is ${status}. Next cutoff: ${time}.`;
}

/** The status of each row at `now`, in the order of the rows. */
export function statuses(rows: readonly BoardRow[], now: Date, holidays: Holidays): Status[] {
  return rows.map((row) => departure(row.schedule, now, holidays).status);
}

/** What to announce about the rows whose status has changed by `now`; empty if there are none. */
export function announcement(
  rows: readonly BoardRow[],
  before: readonly Status[],
  now: Date,
  holidays: Holidays,
): string {
  return rows
    .flatMap((row, index) => {
      const at = departure(row.schedule, now, holidays);
      return at.status === before[index] ? [] : [sentence(row.name, at, now)];
    })
    .join(' ');
}
