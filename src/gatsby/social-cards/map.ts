/** The home page's map, with all networks or some of them. */
import { createElement, type ReactElement } from 'react';
import type { RailId } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { bullet, picture, station, track } from './elements';
import { card } from './format';

/** The networks from top to bottom, as on the home page's map; accounts are the trunk that feeds them. */
const networks: readonly RailId[] = ['ach', 'rtp', 'fednow', 'wires', 'cards', 'checks'];

const trunk = 500;
const ledger = { x: 532, width: 52, least: 72 };
const spread = { atLedger: 20, atNetworks: 33, fewest: 72 };
/** The bend of a single line, in pixels. */
const alone = 48;
const width = 12;
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
    const d = `M${ledger.x} ${from}H${turn}L${turn + climb} ${to}H${card.width + width}`;
    return { id, to, d, diameter: Math.min(56, apart - 1) };
  });
}

/** The lines of these rails, or of all: from the trunk through the ledger to the right edge, with stations and bullets. */
export function drawMap(wanted: readonly RailId[]): ReactElement[] {
  const some = networks.filter((id) => wanted.includes(id));
  const shown = linesOf(some.length > 0 ? some : networks);
  const height = Math.max(ledger.least, shown.length * spread.atLedger + 32);
  return [
    picture(
      track(`M${-width} ${trunk}H${ledger.x}`, light.accounts, width),
      ...shown.map(({ id, d }) => track(d, light[id], width)),
      createElement('rect', {
        key: 'ledger',
        x: ledger.x - ledger.width / 2,
        y: trunk - height / 2,
        width: ledger.width,
        height,
        rx: ledger.width / 2,
        fill: light.surface,
        stroke: light.ink,
        strokeWidth: 6,
      }),
      station(at.software, trunk, 19, 6),
      ...(wanted.includes('accounts') ? [] : [station(at.api, trunk, 12, 5)]),
      ...shown.map(({ to }) => station(at.line, to, 11, 5)),
    ),
    ...(wanted.includes('accounts') ? [bullet('accounts', at.api, trunk, 56)] : []),
    ...shown.map(({ id, to, diameter }) => bullet(id, at.bullet, to, diameter)),
  ];
}
