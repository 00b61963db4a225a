/** One line with its stations, for a page about one rail or one code. */
import type { ReactElement } from 'react';
import { type RailId, rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import { bullet, picture, station, track } from './elements';
import { card } from './format';

/** Heights of the line before and behind its bend, and of the branch to where payments come back. */
export const level = { first: 508, second: 448, branch: 566 } as const;

/** Diameter of the bullet, and height of the sign that a code has in its place. */
export const sign = 112;

const width = 16;
const bend = 790;
const stations = [330, 500, 670];
const turnout = 670;
const end = 1010;

/**
 * The line in the color of its rail, or in ink: off both edges, with a 45° bend and a branch from the last station before it.
 * @param from pixels from the left edge that a sign takes; the bullet of the rail stands there if none is given
 */
export function drawLine(rail: RailId | undefined, from?: number): ReactElement[] {
  const paint = rail ? rails[rail].color : color.ink;
  const free = stations.filter((x) => x > (from ?? 0) + 60);
  const climb = level.first - level.second;
  const fall = level.branch - level.first;
  const branches = free.includes(turnout);
  return [
    picture(
      ...(branches
        ? [
            track(
              `M${turnout} ${level.first}l${fall} ${fall}H${turnout + fall + 110}`,
              color.lineStrong,
              width / 2,
            ),
          ]
        : []),
      track(`M${-width} ${level.first}H${bend}l${climb} ${-climb}H${card.width + width}`, paint, width),
      ...free.map((x) => station(x, level.first, 15, 6)),
      ...(branches ? [station(turnout + fall + 110, level.branch, 10, 4, color.ink3)] : []),
      ...(from === undefined || !rail ? [station(end, level.second, 15, 6)] : []),
    ),
    ...(rail
      ? [
          from === undefined
            ? bullet(rail, card.margin + sign / 2, level.first, sign)
            : bullet(rail, end, level.second, 64),
        ]
      : []),
  ];
}
