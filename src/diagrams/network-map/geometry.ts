/** Positions in the fan of the map, from the ledger to the rows of its lines, in pixels at the default text size. Lines bend by 45 degrees only. */

/** Distance between two rows, and between two lines at the ledger. */
export const gap = { row: 64, ledger: 21 } as const;

export const ledger = { x: 2, width: 40 } as const;

export const width = 236;

/** Where the lines fan out; the outermost bend first, so that none cross. */
const bend = { first: 62, step: 30 } as const;

export type Point = { readonly x: number; readonly y: number };

/** The points of the line at `index` of `count`: from the ledger, by two bends, to its row. */
export function pointsOf(index: number, count: number): readonly Point[] {
  const offset = index - (count - 1) / 2;
  const center = (count * gap.row) / 2;
  const startY = center + offset * gap.ledger;
  const endY = center + offset * gap.row;
  const bendX = bend.first + Math.min(index, count - 1 - index) * bend.step;
  return [
    { x: ledger.x + ledger.width / 2, y: startY },
    { x: bendX, y: startY },
    { x: bendX + Math.abs(endY - startY), y: endY },
    { x: width, y: endY },
  ];
}

/** The points of a line as the path of an SVG element. */
export const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
