import { bankingDayOnOrAfter, type Holidays, nextBankingDay } from './banking-days';
import { addDays, type ClockTime, easternInstant, easternParts, type IsoDate } from './eastern-time';

/** One same-day window: entries received by `cutoff` settle at `settlement` on the same banking day. */
export type ScheduleWindow = { name: string; cutoff: ClockTime; settlement: ClockTime };

/**
 * When a rail runs; all times are Eastern Time.
 * - always: every hour of every day.
 * - windows: several cut-offs on each banking day, in any order.
 * - span: a business day for each banking day. It opens at `opens` on the calendar day before (a Sunday for a Monday)
 *   and closes at `closes` on the banking day itself.
 * - daily: one cut-off on each banking day; what makes it settles on the next banking day.
 */
export type Schedule =
  | { kind: 'always' }
  | { kind: 'windows'; windows: readonly ScheduleWindow[] }
  | { kind: 'span'; opens: ClockTime; closes: ClockTime }
  | { kind: 'daily'; cutoff: ClockTime };

/** 'closing' is open with 30 minutes or less to the cut-off. */
export type Status = 'open' | 'closing' | 'closed';

/** What a rail is doing at an instant. A null cut-off never comes; `opensAt` is null unless the rail is closed. */
export type Departure = {
  status: Status;
  /** The name of the window that the cut-off belongs to. */
  window: string | null;
  cutoff: { instant: Date } | null;
  opensAt: Date | null;
  /** When money sent now settles, where the schedule tells: to the minute, or on a banking day. */
  settles: { instant: Date } | { date: IsoDate } | null;
};

const CLOSING_MS = 30 * 60_000;

/** A cut-off still to come, the banking day it falls on, and the instant from which one can send for it. */
type Run = { day: IsoDate; cutoff: Date; opens: Date };

/**
 * The first banking day whose `cutoff` is not over yet, today or later.
 * A cut-off means "received by": the whole second in which the clock shows it still makes it.
 */
function nextDayFor(cutoff: ClockTime, now: Date, holidays: Holidays): IsoDate {
  const today = easternParts(now).date;
  const day = bankingDayOnOrAfter(today, holidays);
  const over = now.getTime() >= easternInstant(day, cutoff).getTime() + 1000;
  return over ? nextBankingDay(day, holidays) : day;
}

function dailyRun(cutoff: ClockTime, now: Date, holidays: Holidays): Run {
  const day = nextDayFor(cutoff, now, holidays);
  return { day, cutoff: easternInstant(day, cutoff), opens: easternInstant(day, '00:00') };
}

function atRun({ cutoff, opens }: Run, now: Date) {
  const closed = now < opens;
  const closing = cutoff.getTime() - now.getTime() <= CLOSING_MS;
  const status: Status = closed ? 'closed' : closing ? 'closing' : 'open';
  return { status, window: null, cutoff: { instant: cutoff }, opensAt: closed ? opens : null };
}

function windowsDeparture(windows: readonly ScheduleWindow[], now: Date, holidays: Holidays): Departure {
  const runs = windows.map((window) => ({ window, run: dailyRun(window.cutoff, now, holidays) }));
  const next = runs.sort((a, b) => a.run.cutoff.getTime() - b.run.cutoff.getTime())[0];
  if (!next) return { status: 'closed', window: null, cutoff: null, opensAt: null, settles: null };
  const { window, run } = next;
  const settles = { instant: easternInstant(run.day, window.settlement) };
  return { ...atRun(run, now), window: window.name, settles };
}

/**
 * What a rail is doing at `now`, and when its next cut-off and settlement are.
 * Schedules with cut-offs (windows, daily) are open from midnight until the day's last cut-off on a banking day.
 * `holidays` must cover the days from `now` to the next banking day but one.
 */
export function departure(schedule: Schedule, now: Date, holidays: Holidays): Departure {
  switch (schedule.kind) {
    case 'always':
      return { status: 'open', window: null, cutoff: null, opensAt: null, settles: null };
    case 'windows':
      return windowsDeparture(schedule.windows, now, holidays);
    case 'span': {
      const day = nextDayFor(schedule.closes, now, holidays);
      const opens = easternInstant(addDays(day, -1), schedule.opens);
      return { ...atRun({ day, cutoff: easternInstant(day, schedule.closes), opens }, now), settles: null };
    }
    case 'daily': {
      const run = dailyRun(schedule.cutoff, now, holidays);
      return { ...atRun(run, now), settles: { date: nextBankingDay(run.day, holidays) } };
    }
  }
}
