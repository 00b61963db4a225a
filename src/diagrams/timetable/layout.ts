/** Positions in the picture of a timetable, in pixels. Pure. */
import type { Axis, Hours } from './timetable-data';

/** Time runs to the right on wide screens, down on phones. */
export type Direction = 'right' | 'down';

export type Layout = {
  readonly width: number;
  readonly height: number;
  /** The point of an hour on a row, counted from 0; row -1 is the head of the axis. */
  readonly point: (at: Hours, row: number) => readonly [x: number, y: number];
};

const wide = { width: 1080, names: 210, head: 40, row: 58, end: 24 };
const tall = { names: 40, head: 76, column: 76, hour: 26, end: 16, narrowest: 236 };

/** Positions of hours and rows. */
export function layoutTimetable({ from, to }: Axis, rows: number, direction: Direction): Layout {
  if (direction === 'right') {
    const hour = (wide.width - wide.names - wide.end) / (to - from);
    return {
      width: wide.width,
      height: wide.head + rows * wide.row,
      point: (at, row) => [
        Math.round(wide.names + (at - from) * hour),
        row < 0 ? 14 : wide.head + 18 + row * wide.row,
      ],
    };
  }
  return {
    width: tall.names + Math.max(rows * tall.column, tall.narrowest),
    height: tall.head + (to - from) * tall.hour + tall.end,
    point: (at, row) => [
      row < 0 ? 0 : tall.names + 14 + row * tall.column,
      Math.round(tall.head + (at - from) * tall.hour),
    ],
  };
}
