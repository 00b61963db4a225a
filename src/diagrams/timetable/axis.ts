import type { Axis, Hours, TimetableRow } from './timetable-data';

/** At most this many hours are marked, so that their labels do not touch. */
const mostTicks = 14;
const steps = [1, 2, 3, 4, 6];

/** The hours that hold all stops with room around them; a whole day where there is none. */
export function axisOf(rows: readonly TimetableRow[]): Axis {
  const hours = rows.flatMap(({ stops }) => stops.map(({ at }) => at));
  const afterCutoff = rows.some(({ pieces }) =>
    pieces.some(({ kind, to }) => kind === 'transit' && to === null),
  );
  // Where a settlement has no hour of its own, the next day begins on the axis, and no more.
  if (afterCutoff) hours.push(25);
  const from = hours.length > 0 ? Math.floor(Math.min(...hours)) - 1 : 0;
  const to = hours.length > 0 ? Math.ceil(Math.max(...hours)) + 1 : 24;
  const step = steps.find((candidate) => (to - from) / candidate < mostTicks) ?? 6;
  const first = Math.ceil(from / step) * step;
  const ticks: Hours[] = [];
  for (let tick = first; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}

/** "09": the hour of the day. */
export const hourOf = (at: Hours): string => String(((at % 24) + 24) % 24).padStart(2, '0');
