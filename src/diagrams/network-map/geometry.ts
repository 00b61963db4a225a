/** Positions of the parts of the map, in units of its view box. Lines bend by 45 degrees only. */

/** The lowest and the highest label are at the edges. */
export const view = { width: 1176, height: 374 } as const;

export const ledger = { x: 396, width: 40, gap: 21, centerY: 185 } as const;

/** Distance between two lines where they end. */
const endGap = 60.6;

/** Where the lines fan out; the outermost bend first, so that none cross. */
const bend = { first: 560, step: 30 } as const;

export type LinePlan = {
  path: string;
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
    path: `M${ledger.x + ledger.width / 2} ${startY}H${bendX}l${Math.abs(rise)} ${rise}H1010`,
    station: { x: 780, y: endY },
    end: { x: 1000, y: endY },
    labelAbove: offset < 0,
  };
}
