/** What the board says about a row, printed or at an instant. Pure. */
import type { Holidays } from '../../lib/time/banking-days';
import { dayLabel, timeLeft } from '../../lib/time/board-times';
import { type Departure, departure, type Schedule, type Status } from '../../lib/time/departures';
import { easternTime, shortDate } from '../../lib/time/eastern-format';
import { easternParts, type IsoDate } from '../../lib/time/eastern-time';
import type { BoardRow } from './board-rows';

/** A text, with its machine-readable form if it names a time. */
export type Piece = { text: string; dateTime?: string };

/** The time-dependent cells of a row. The printed timetable has no status. */
export type RowView = { status: Status | null; window: string | null; cutoff: Piece[]; settles: Piece[] };

/** '16:45 ET' today, 'Mon 16:45 ET' on another day. */
function cutoffWords(instant: Date, today: IsoDate): string {
  const label = dayLabel(easternParts(instant).date, today);
  return label === 'today' ? `${easternTime(instant)} ET` : `${label} ${easternTime(instant)} ET`;
}

/** Only a span shows when it opens: windows and daily schedules open at midnight, which isn't useful. */
function opensWords(instant: Date, today: IsoDate): string {
  return `opens ${cutoffWords(instant, today)}`.replace(' ET', '');
}

function livePieces(schedule: Schedule, { status, cutoff, opensAt }: Departure, now: Date): Piece[] {
  if (!cutoff) return [{ text: schedule.kind === 'always' ? 'never closes' : 'none' }];
  const today = easternParts(now).date;
  const at = { text: cutoffWords(cutoff.instant, today), dateTime: cutoff.instant.toISOString() };
  if (status !== 'closed') return [at, { text: `in ${timeLeft(now, cutoff.instant)}` }];
  if (schedule.kind !== 'span' || !opensAt) return [at];
  return [at, { text: opensWords(opensAt, today), dateTime: opensAt.toISOString() }];
}

function settlesPiece(settles: Departure['settles'], words: string, now: Date): Piece {
  if (!settles) return { text: words };
  if ('date' in settles) return { text: shortDate(settles.date), dateTime: settles.date };
  const today = easternParts(now).date;
  const text = cutoffWords(settles.instant, today);
  const isToday = easternParts(settles.instant).date === today;
  return { text: isToday ? `${text} today` : text, dateTime: settles.instant.toISOString() };
}

/** When funds settle by the timetable, for rows whose schedule determines it. */
function printedSettles(schedule: Schedule): string {
  if (schedule.kind === 'windows')
    return `${schedule.windows.map(({ settlement }) => settlement).join(', ')} ET`;
  return schedule.kind === 'daily' ? 'next banking day' : '';
}

/** The row in the printed timetable: correct on any day, without reference to the present. */
export function printedView(row: BoardRow): RowView {
  const settles = row.settles || printedSettles(row.schedule);
  const window = row.schedule.kind === 'windows' ? `${row.schedule.windows.length} windows` : null;
  return { status: null, window, cutoff: [{ text: row.timetable }], settles: [{ text: settles }] };
}

/** The row at `now`. */
export function liveView(row: BoardRow, now: Date, holidays: Holidays): RowView {
  const at = departure(row.schedule, now, holidays);
  const settles = settlesPiece(at.settles, row.settles, now);
  return {
    status: at.status,
    window: at.window,
    cutoff: livePieces(row.schedule, at, now),
    settles: [settles],
  };
}

/** The days on which a rail runs. */
export function runsOn(schedule: Schedule): string {
  return schedule.kind === 'always' ? 'Every day' : 'Banking days';
}

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

/** What to announce about a row whose status isn't the one before; empty for one whose status hasn't changed. */
export function announcement(
  { name, schedule }: BoardRow,
  before: Status,
  now: Date,
  holidays: Holidays,
): string {
  const at = departure(schedule, now, holidays);
  return at.status === before ? '' : sentence(name, at, now);
}
