/**
 * The palette of all cards: the colors in use, and blends of two that meet at an edge. An indexed picture is a third of the
 * size of a true-color one, and a shared palette is much faster than computing one per picture.
 */
import { railIds } from '../../theme/rails';
import { light } from '../../theme/schemes';

/** A color as one number: 0xRRGGBB. */
type Rgb = number;

/** The color with these channels, 0 to 255. */
export const rgb = (red: number, green: number, blue: number): Rgb => (red << 16) | (green << 8) | blue;

const parse = (hex: string): Rgb => Number.parseInt(hex.slice(1), 16);

/** A channel of a color, 0 to 255. */
export const red = (one: Rgb): number => one >> 16;
export const green = (one: Rgb): number => (one >> 8) & 255;
export const blue = (one: Rgb): number => one & 255;

/** Blends `over` into `below`. @param share of `over`, 0 to 1 */
export function mix(over: Rgb, below: Rgb, share: number): Rgb {
  const part = (of: (one: Rgb) => number) => Math.round(of(over) * share + of(below) * (1 - share));
  return rgb(part(red), part(green), part(blue));
}

/** The colors between two, excluding both. */
const between = (from: Rgb, to: Rgb, steps: number): Rgb[] =>
  Array.from({ length: steps }, (_, step) => mix(to, from, (step + 1) / (steps + 1)));

const hues = railIds.map((id) => parse(light[id]));
const [paper, white, ink] = [parse(light.paper), parse(light.surface), parse(light.ink)];
const ink3 = parse(light.ink3);
const greys = [parse(light.ink2), ink3, parse(light.lineStrong)];

/** At most 256 colors. */
export const palette: readonly Rgb[] = [
  ...[paper, white, ink, ...greys, ...hues],
  ...[ink, ...greys].flatMap((one) => between(paper, one, 12)),
  ...hues.flatMap((hue) => between(paper, hue, 7)),
  ...[ink, ink3, ...hues].flatMap((one) => between(white, one, 6)),
  ...hues.flatMap((hue) => between(ink, hue, 3)),
];

const known = new Map<Rgb, number>();

function search(wanted: Rgb): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((one, place) => {
    const distance =
      (red(one) - red(wanted)) ** 2 + (green(one) - green(wanted)) ** 2 + (blue(one) - blue(wanted)) ** 2;
    if (distance >= least) return;
    least = distance;
    best = place;
  });
  return best;
}

/** The palette index of the nearest color. */
export function nearest(wanted: Rgb): number {
  const found = known.get(wanted);
  if (found !== undefined) return found;
  const place = search(wanted);
  known.set(wanted, place);
  return place;
}
