/** One line with its stations, for a page about one rail or one code. */
import type { ReactElement } from 'react';
import type { RailId } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { bullet, picture, station, track } from './elements';
import { card } from './format';

/** Y coordinates of the line before and after its bend, and of the branch for returned payments. */
export const level = { first: 508, second: 448, branch: 566 } as const;

/** Diameter of the bullet, and height of the sign that replaces it for a code. */
export const sign = 112;

const width = 16;
const bend = 790;
const stations = [330, 500, 670];
const turnout = 670;
const end = 1010;

/** The line in the rail's color, or in ink. It starts after a sign of the width `from`; without it, at the rail's bullet. */
export function drawLine(rail: RailId | undefined, from?: number): ReactElement[] {
  const paint = rail ? light[rail] : light.ink;
  const free = stations.filter((x) => x > (from ?? 0) + 60);
  const climb = level.first - level.second;
  const fall = level.branch - level.first;
  const siding = turnout + fall + 110;
  const branch = `M${turnout} ${level.first}l${fall} ${fall}H${siding}`;
  const branches = free.includes(turnout);
  return [
    picture(
      ...(branches ? [track(branch, light.lineStrong, width / 2)] : []),
      track(`M${-width} ${level.first}H${bend}l${climb} ${-climb}H${card.width + width}`, paint, width),
      ...free.map((x) => station(x, level.first, 15, 6)),
      ...(branches ? [station(siding, level.branch, 10, 4, light.ink3)] : []),
      ...(from === undefined || !rail ? [station(end, level.second, 15, 6)] : []),
    ),
    ...(rail && from === undefined ? [bullet(rail, card.margin + sign / 2, level.first, sign)] : []),
    ...(rail && from !== undefined ? [bullet(rail, end, level.second, 64)] : []),
  ];
}
