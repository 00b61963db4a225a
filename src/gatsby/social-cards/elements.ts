/** The elements that cards use, for satori. */
import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { type RailId, rails } from '../../theme/rails';
import { light } from '../../theme/schemes';
import { card } from './format';

/** A flex row, unless its style says otherwise. */
export const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Text on at most this many lines, with an ellipsis if it's longer. */
export const lines = (count: number): CSSProperties => ({
  display: 'block',
  lineClamp: count,
  wordBreak: count === 1 ? 'break-all' : 'break-word',
});

/** A picture in the coordinates of the card. */
export const picture = (...children: ReactNode[]): ReactElement =>
  createElement(
    'svg',
    {
      width: card.width,
      height: card.height,
      viewBox: `0 0 ${card.width} ${card.height}`,
      style: { position: 'absolute', left: 0, top: 0 },
    },
    ...children,
  );

/** A track along the path `d`. */
export const track = (d: string, stroke: string, strokeWidth: number): ReactElement =>
  createElement('path', {
    key: d,
    d,
    stroke,
    strokeWidth,
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

/** A station: a white disc of radius `r` with a ring. */
export const station = (
  cx: number,
  cy: number,
  r: number,
  strokeWidth: number,
  stroke: string = light.ink,
): ReactElement =>
  createElement('circle', { key: `${cx} ${cy}`, cx, cy, r, fill: light.surface, stroke, strokeWidth });

/** A line bullet centered at x, y: a disc in the rail's color with its letter. */
export const bullet = (rail: RailId, x: number, y: number, diameter: number): ReactElement =>
  box(
    {
      position: 'absolute',
      left: x - diameter / 2,
      top: y - diameter / 2,
      width: diameter,
      height: diameter,
      borderRadius: diameter / 2,
      alignItems: 'center',
      justifyContent: 'center',
      background: light[rail],
      color: light.onFill,
      fontSize: diameter * 0.58,
      fontWeight: 600,
    },
    rails[rail].letter,
  );
