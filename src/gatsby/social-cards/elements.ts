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

/** A picture with the size of its view, unless another is given. Its lines are round and its shapes not filled. */
export function picture(
  shapes: string,
  view: readonly [number, number],
  size = view,
  style: CSSProperties = {},
) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${view.join(' ')}" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return createElement('img', { src, width: size[0], height: size[1], style });
}

/** A picture in the coordinates of the card. */
export const onCard = (...shapes: string[]): ReactElement =>
  picture(shapes.join(''), [card.width, card.height], undefined, { position: 'absolute', left: 0, top: 0 });

/** A track along the path `d`. */
export const track = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}"/>`;

/** A station: a white disc of radius `r` with a ring. */
export const station = (x: number, y: number, r: number, width: number, stroke: string = light.ink): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${light.surface}" stroke="${stroke}" stroke-width="${width}"/>`;

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
