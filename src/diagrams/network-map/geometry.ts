/** Positions of the parts of the map, in units of its view box. Lines bend by 45 degrees only. */

/** The lowest and the highest label are at the edges. */
export const view = { width: 1176, height: 374 } as const;

export const ledger = { x: 396, width: 40, gap: 21, centerY: 185 } as const;

/** Distance between two lines where they end. */
const endGap = 60.6;

/** Where the lines fan out; the outermost bend first, so that none cross. */
const bend = { first: 560, step: 30 } as const;

export type Point = { readonly x: number; readonly y: number };

export type LinePlan = {
  /** The line's start, its two bends and its end. */
  points: readonly Point[];
  station: { x: number; y: number };
  end: { x: number; y: number };
  labelAbove: boolean;
};

/** The line at `index` of `count`: from the ledger, one bend up or down, to its end on the right. */
export function planLine(index: number, count: number): LinePlan {
  const offset = index - (count - 1) / 2;
  const startY = ledger.centerY + offset * ledger.gap;
  const endY = ledger.centerY + offset * endGap;
  const rise = endY - startY;
  const rank = Math.min(index, count - 1 - index);
  const bendX = bend.first + rank * bend.step;
  return {
    points: [
      { x: ledger.x + ledger.width / 2, y: startY },
      { x: bendX, y: startY },
      { x: bendX + Math.abs(rise), y: endY },
      { x: 1010, y: endY },
    ],
    station: { x: 780, y: endY },
    end: { x: 1000, y: endY },
    labelAbove: offset < 0,
  };
}

/** The points of a line as the path of an SVG element. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** For each point of a line, the share of the line's length up to it, from 0 to 1. */
export function sharesOf(points: readonly Point[]): number[] {
  const lengths = points.map((point, index) => {
    const before = points[index - 1] ?? point;
    return Math.hypot(point.x - before.x, point.y - before.y);
  });
  const sum = (some: readonly number[]) => some.reduce((total, length) => total + length, 0);
  return lengths.map((_, index) => sum(lengths.slice(0, index + 1)) / sum(lengths));
}
