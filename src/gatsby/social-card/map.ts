import { createElement, type ReactElement } from 'react';
import { type RailId, rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import { card } from './format';

/** The networks from top to bottom, as on the map of the home page; accounts are the trunk that feeds them. */
const networks: readonly RailId[] = ['ach', 'rtp', 'fednow', 'wires', 'cards', 'checks'];

const trunk = 481;
const ledger = { x: 532, width: 52, height: 152 };
const spread = { atLedger: 20, atNetworks: 38 };
const track = 12;
const station = { software: 96, line: 880, bullet: 1104 };

/** A line of the map: where it leaves the ledger, where it arrives, in pixels of the card. */
const lines = networks.map((id, index) => {
  const position = index - (networks.length - 1) / 2;
  const from = trunk + position * spread.atLedger;
  const to = trunk + position * spread.atNetworks;
  const climb = Math.abs(to - from);
  // Outer lines turn first, so that all bends stay parallel and none cross.
  const turn = 752 - climb * 1.4;
  return { id, to, path: `M${ledger.x} ${from}H${turn}L${turn + climb} ${to}H${card.width + track}` };
});

const circle = (cx: number, cy: number, r: number, strokeWidth: number) =>
  createElement('circle', {
    key: `${cx} ${cy}`,
    cx,
    cy,
    r,
    fill: color.white,
    stroke: color.ink,
    strokeWidth,
  });

/** The rails in their colours, running off the right edge, with 45° bends, white stations and the ledger between. */
export function drawMap(): ReactElement {
  const rail = (id: RailId, d: string) => createElement('path', { key: id, d, stroke: rails[id].color });
  return createElement(
    'svg',
    {
      width: card.width,
      height: card.height,
      viewBox: `0 0 ${card.width} ${card.height}`,
      style: { position: 'absolute', left: 0, top: 0 },
    },
    createElement(
      'g',
      { fill: 'none', strokeWidth: track, strokeLinecap: 'round', strokeLinejoin: 'round' },
      rail('accounts', `M${-track} ${trunk}H${ledger.x}`),
      lines.map(({ id, path }) => rail(id, path)),
    ),
    createElement('rect', {
      x: ledger.x - ledger.width / 2,
      y: trunk - ledger.height / 2,
      width: ledger.width,
      height: ledger.height,
      rx: ledger.width / 2,
      fill: color.white,
      stroke: color.ink,
      strokeWidth: 6,
    }),
    circle(station.software, trunk, 19, 6),
    circle(306, trunk, 12, 5),
    lines.map(({ to }) => circle(station.line, to, 11, 5)),
  );
}

/** The line bullets near the right edge: a disc in the colour of the line with its letter. */
export function drawBullets(): ReactElement[] {
  const diameter = 34;
  return lines.map(({ id, to }) =>
    createElement(
      'div',
      {
        key: id,
        style: {
          position: 'absolute',
          left: station.bullet - diameter / 2,
          top: to - diameter / 2,
          width: diameter,
          height: diameter,
          borderRadius: diameter / 2,
          alignItems: 'center',
          justifyContent: 'center',
          display: 'flex',
          background: rails[id].color,
          color: color.white,
          fontSize: 20,
          fontWeight: 600,
        },
      },
      rails[id].letter,
    ),
  );
}
