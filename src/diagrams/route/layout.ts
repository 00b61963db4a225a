/** Positions in the picture of a route, in pixels. Pure. */
import type { RailId } from '../../theme/rails';
import type { RouteData } from './route-data';

/** The route runs to the right on wide screens, down on phones. */
export type Direction = 'right' | 'down';

export type Point = readonly [x: number, y: number];

/** One rail of a leg: a line from a station to the next, and the position of its sign. */
export type Track = { readonly rail: RailId; readonly from: Point; readonly to: Point; readonly sign: Point };

export type RouteLayout = {
  readonly width: number;
  readonly height: number;
  /** Capsules are as wide as the most tracks that reach them. */
  readonly stations: readonly { readonly center: Point; readonly breadth: number }[];
  readonly legs: readonly { readonly tracks: readonly Track[]; readonly middle: Point }[];
};

/** Pixels between the tracks of a leg. */
const gap = 22;
const smallest = 30;
const wide = { length: 1040, edge: 100, top: 52, below: 68 };
const tall = { leg: 150, edge: 24, width: 320 };

/** Positions of stations, tracks and signs. Signs are staggered, so that each is on its own track. */
export function layoutRoute({ stations, legs }: RouteData, direction: Direction): RouteLayout {
  const most = Math.max(1, ...legs.map(({ rails }) => rails.length));
  const room = Math.max(smallest, most * gap);
  const right = direction === 'right';
  const step = right ? (wide.length - 2 * wide.edge) / Math.max(1, stations.length - 1) : tall.leg;
  const cross = right ? wide.top + room / 2 : tall.edge + room / 2;
  const start = right ? wide.edge : tall.edge;
  const place = (along: number, across: number): Point =>
    right ? [Math.round(along), Math.round(across)] : [Math.round(across), Math.round(along)];
  const reaching = (index: number): number =>
    Math.max(legs[index - 1]?.rails.length ?? 0, legs[index]?.rails.length ?? 0);
  return {
    width: right ? wide.length : tall.width,
    height: right ? wide.top + room + wide.below : 2 * tall.edge + step * (stations.length - 1),
    stations: stations.map((_, index) => ({
      center: place(start + index * step, cross),
      breadth: Math.max(smallest, reaching(index) * gap),
    })),
    legs: legs.map(({ rails }, index) => {
      const from = start + index * step;
      return {
        middle: place(from + step / 2, right ? cross - (rails.length * gap) / 2 : cross + room / 2),
        tracks: rails.map((rail, at) => {
          const across = cross + (at - (rails.length - 1) / 2) * gap;
          return {
            rail,
            from: place(from, across),
            to: place(from + step, across),
            sign: place(from + step * (0.3 + (0.4 * (at + 1)) / (rails.length + 1)), across),
          };
        }),
      };
    }),
  };
}
