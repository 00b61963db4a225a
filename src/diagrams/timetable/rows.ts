/** Converts the times of services to the rows of a timetable. Pure. */

import { unmarked } from '../../lib/text/link-marks';
import type { Schedule } from '../../lib/time/departures';
import { proseTime } from '../../lib/time/eastern-format';
import { scheduleOf } from '../../lib/time/schedule';
import type { Hours, Stop, TimetableRow, TimetableService } from './timetable-data';

const dayHours = 24;

/** "10:30" is 10.5 hours after midnight. */
function hoursOf(clock: string): Hours {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours + minutes / 60;
}

/** "10:30" as "10:30 a.m. ET". */
const timeInSentence = (clock: string): string => `${proseTime(clock)} ET`;

const stop = (kind: Stop['kind'], words: string, days = 0): Stop => ({
  kind,
  words,
  at: hoursOf(words) + days * dayHours,
});

type Windows = Extract<Schedule, { kind: 'windows' }>['windows'];

/** A window takes entries from the cutoff of the one before. */
function windowRows({ id, name, rail }: TimetableService, windows: Windows): TimetableRow[] {
  const inOrder = [...windows].sort((a, b) => hoursOf(a.cutoff) - hoursOf(b.cutoff));
  return inOrder.map((window, index) => {
    const cutoff = stop('cutoff', window.cutoff);
    const settlement = stop('settlement', window.settlement);
    const previous = inOrder[index - 1];
    return {
      id: `${id}-${index + 1}`,
      name: `${name}, ${window.name}`,
      rail,
      sentence: `takes entries until ${timeInSentence(window.cutoff)} and settles at ${timeInSentence(window.settlement)}`,
      stops: [cutoff, settlement],
      pieces: [
        { kind: 'before', from: previous ? hoursOf(previous.cutoff) : null, to: cutoff.at },
        { kind: 'transit', from: cutoff.at, to: settlement.at },
      ],
    };
  });
}

/** Entries that make the day's one cutoff settle on the next banking day, at a time that isn't always known. */
function dailyRow({ id, name, rail, settlement }: TimetableService, closes: string): TimetableRow {
  const cutoff = stop('cutoff', closes);
  const arrival = settlement ? stop('settlement', settlement.value, 1) : null;
  const when = settlement ? ` at ${timeInSentence(settlement.value)}` : '';
  return {
    id,
    name,
    rail,
    sentence: `takes items until ${timeInSentence(closes)} and settles on the next banking day${when}`,
    stops: arrival ? [cutoff, arrival] : [cutoff],
    pieces: [
      { kind: 'before', from: null, to: cutoff.at },
      { kind: 'transit', from: cutoff.at, to: arrival?.at ?? null },
    ],
  };
}

/** The rows of one service, in order of time. Throws if a time that its kind needs is missing. */
export function rowsOf(service: TimetableService): TimetableRow[] {
  const { id, name, rail } = service;
  const settles = unmarked(service.settles);
  const schedule = scheduleOf(service);
  switch (schedule.kind) {
    case 'windows':
      return windowRows(service, schedule.windows);
    case 'daily':
      return [dailyRow(service, schedule.cutoff)];
    case 'span': {
      const opens = stop('opens', schedule.opens, -1);
      const closes = stop('cutoff', schedule.closes);
      return [
        {
          id,
          name,
          rail,
          sentence: `runs from ${timeInSentence(schedule.opens)} on the evening before until ${timeInSentence(schedule.closes)} and settles ${settles}`,
          stops: [opens, closes],
          pieces: [{ kind: 'running', from: opens.at, to: closes.at }],
        },
      ];
    }
    case 'always':
      return [
        {
          id,
          name,
          rail,
          sentence: `never closes and settles ${settles}`,
          stops: [],
          pieces: [{ kind: service.settled_by ? 'before' : 'running', from: null, to: null }],
        },
      ];
  }
}

/** What a timetable shows, in sentences: a row each. */
export const sentencesOf = (rows: readonly TimetableRow[]): string =>
  rows.map(({ name, sentence }) => `${name}: ${sentence}.`).join(' ');
