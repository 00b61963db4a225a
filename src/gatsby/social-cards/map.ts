/** The map of the home page, with all networks or some of them. */
import { createElement, type ReactElement } from 'react';
import { type RailId, rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import { bullet, picture, station, track } from './elements';
import { card } from './format';

/** The networks from top to bottom, as on the map of the home page; accounts are the trunk that feeds them. */
const networks: readonly RailId[] = ['ach', 'rtp', 'fednow', 'wires', 'cards', 'checks'];

const trunk = 500;
const ledger = { x: 532, width: 52, least: 72 };
const spread = { atLedger: 20, atNetworks: 33, fewest: 72 };
/** A line that is alone bends all the same, by so much. */
const alone = 48;
const width = 12;
const at = { software: 96, api: 306, line: 880, bullet: 1104 };

/** A line of the map: where it leaves the ledger, where it arrives, in pixels of the card. */
function linesOf(shown: readonly RailId[]) {
  // Few lines take as much room as they can, and bullets that are as large.
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

/** The ledger, the interchange that all lines leave from. */
const drawLedger = (count: number): ReactElement => {
  const height = Math.max(ledger.least, count * spread.atLedger + 32);
  return createElement('rect', {
    key: 'ledger',
    x: ledger.x - ledger.width / 2,
    y: trunk - height / 2,
    width: ledger.width,
    height,
    rx: ledger.width / 2,
    fill: color.white,
    stroke: color.ink,
    strokeWidth: 6,
  });
};

/**
 * The lines of these rails, or of all, in their colors: from the trunk through the ledger and off the right edge, with 45°
 * bends, white stations, and bullets near the edge.
 */
export function drawMap(wanted: readonly RailId[]): ReactElement[] {
  const some = networks.filter((id) => wanted.includes(id));
  const shown = linesOf(some.length > 0 ? some : networks);
  return [
    picture(
      track(`M${-width} ${trunk}H${ledger.x}`, rails.accounts.color, width),
      ...shown.map(({ id, d }) => track(d, rails[id].color, width)),
      drawLedger(shown.length),
      station(at.software, trunk, 19, 6),
      ...(wanted.includes('accounts') ? [] : [station(at.api, trunk, 12, 5)]),
      ...shown.map(({ to }) => station(at.line, to, 11, 5)),
    ),
    ...(wanted.includes('accounts') ? [bullet('accounts', at.api, trunk, 56)] : []),
    ...shown.map(({ id, to, diameter }) => bullet(id, at.bullet, to, diameter)),
  ];
}
