import type { Axis, Hours, TimetableRow } from './timetable-data';

/** Most hours that get a label, so that labels don't overlap. */
const mostTicks = 14;
const steps = [1, 2, 3, 4, 6];

/** The hours that cover all stops with some margin; a whole day if there are no stops. */
export function axisOf(rows: readonly TimetableRow[]): Axis {
  const hours = rows.flatMap(({ stops }) => stops.map(({ at }) => at));
  const afterCutoff = rows.some(({ pieces }) =>
    pieces.some(({ kind, to }) => kind === 'transit' && to === null),
  );
  // For a settlement without a time, the next day just begins on the axis.
  if (afterCutoff) hours.push(25);
  const from = hours.length > 0 ? Math.floor(Math.min(...hours)) - 1 : 0;
  const to = hours.length > 0 ? Math.ceil(Math.max(...hours)) + 1 : 24;
  const step = steps.find((candidate) => (to - from) / candidate < mostTicks) ?? 6;
  const first = Math.ceil(from / step) * step;
  const ticks: Hours[] = [];
  for (let tick = first; tick <= to; tick += step) ticks.push(tick);
  return { from, to, ticks };
}

/** The hour of the day: "09". */
export const hourOf = (at: Hours): string => String(((at % 24) + 24) % 24).padStart(2, '0');
