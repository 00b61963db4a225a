/** What is drawn below a title: one line with its stations, for a page about one rail or one code; or the home page's map, with all networks or some of them. */
import type { ReactElement } from 'react';
import type { RailId } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { bullet, onCard, station, track } from './elements';
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
    onCard(
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

/** The networks from top to bottom, as on the home page's map; accounts are the trunk that feeds them. */
const networks: readonly RailId[] = ['ach', 'rtp', 'fednow', 'wires', 'cards', 'checks'];

const trunk = 500;
const ledger = { x: 532, width: 52, least: 72 };
const spread = { atLedger: 20, atNetworks: 33, fewest: 72 };
/** The bend of a single line, in pixels. */
const alone = 48;
const mapWidth = 12;
const at = { software: 96, api: 306, line: 880, bullet: 1104 };

/** Each line's y coordinates in pixels: at the ledger, and at the right edge. */
function linesOf(shown: readonly RailId[]) {
  // Few lines spread as far as possible, with larger bullets.
  const apart = Math.min(spread.fewest, (spread.atNetworks * (networks.length - 1)) / (shown.length - 1));
  return shown.map((id, index) => {
    const position = index - (shown.length - 1) / 2;
    const from = trunk + position * spread.atLedger;
    const to = shown.length === 1 ? trunk - alone : trunk + position * apart;
    const climb = Math.abs(to - from);
    // Outer lines turn first, so that all bends stay parallel and none cross.
    const turn = 752 - climb * 1.4;
    const d = `M${ledger.x} ${from}H${turn}L${turn + climb} ${to}H${card.width + mapWidth}`;
    return { id, to, d, diameter: Math.min(56, apart - 1) };
  });
}

/** The lines of these rails, or of all: from the trunk through the ledger to the right edge, with stations and bullets. */
export function drawMap(wanted: readonly RailId[]): ReactElement[] {
  const some = networks.filter((id) => wanted.includes(id));
  const shown = linesOf(some.length > 0 ? some : networks);
  const height = Math.max(ledger.least, shown.length * spread.atLedger + 32);
  return [
    onCard(
      track(`M${-mapWidth} ${trunk}H${ledger.x}`, light.accounts, mapWidth),
      ...shown.map(({ id, d }) => track(d, light[id], mapWidth)),
      `<rect x="${ledger.x - ledger.width / 2}" y="${trunk - height / 2}" width="${ledger.width}" height="${height}" rx="${ledger.width / 2}" fill="${light.surface}" stroke="${light.ink}" stroke-width="6"/>`,
      station(at.software, trunk, 19, 6),
      ...(wanted.includes('accounts') ? [] : [station(at.api, trunk, 12, 5)]),
      ...shown.map(({ to }) => station(at.line, to, 11, 5)),
    ),
    ...(wanted.includes('accounts') ? [bullet('accounts', at.api, trunk, 56)] : []),
    ...shown.map(({ id, to, diameter }) => bullet(id, at.bullet, to, diameter)),
  ];
}
