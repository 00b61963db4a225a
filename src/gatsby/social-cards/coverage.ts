/**
 * How much of each pixel a filled outline covers, by the signed areas of its edges: the method of font rasterizers such as
 * font-rs and stb_truetype. Letters take a tenth of the time that a renderer of whole SVG files takes.
 */

/** Line segments of closed outlines: four numbers each, the points from and to as x and y. */
type Segments = readonly number[];

/** A rectangle of pixels with the covered share of each, 0 to 1, row by row. */
export type Coverage = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly shares: Float32Array;
};

/** Draws an outline as segments. */
class Pen {
  readonly segments: number[] = [];
  private start: readonly [number, number] = [0, 0];
  private x = 0;
  private y = 0;

  lineTo(x: number, y: number): void {
    if (this.x !== x || this.y !== y) this.segments.push(this.x, this.y, x, y);
    this.x = x;
    this.y = y;
  }

  close(): void {
    this.lineTo(...this.start);
  }

  moveTo(x: number, y: number): void {
    this.close();
    this.start = [x, y];
    this.x = x;
    this.y = y;
  }

  /** A quadratic curve is a cubic one, whose control points are two thirds of the way to its own. */
  quadraticTo(x1: number, y1: number, x: number, y: number): void {
    const { x: x0, y: y0 } = this;
    const part = 2 / 3;
    this.curveTo(
      x0 + part * (x1 - x0),
      y0 + part * (y1 - y0),
      x + part * (x1 - x),
      y + part * (y1 - y),
      x,
      y,
    );
  }

  /** A cubic Bézier curve to x, y with two control points. */
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    const { x: x0, y: y0 } = this;
    const bend = Math.max(
      Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2),
      Math.hypot(x1 - 2 * x2 + x, y1 - 2 * y2 + y),
    );
    // So many that no pixel shows the difference.
    const steps = Math.max(1, Math.ceil(Math.sqrt(6 * bend)));
    for (let step = 1; step <= steps; step += 1) {
      const t = step / steps;
      const u = 1 - t;
      const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
      this.lineTo(a * x0 + b * x1 + c * x2 + d * x, a * y0 + b * y1 + c * y2 + d * y);
    }
  }
}

/** Draws a command, given as a character code. Returns false if it isn't M, L, Q, C or Z with the numbers it takes. */
function draw(pen: Pen, command: number, numbers: readonly number[]): boolean {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
  const { length } = numbers;
  if (command === 77 && length === 2) pen.moveTo(a, b);
  else if (command === 76 && length === 2) pen.lineTo(a, b);
  else if (command === 81 && length === 4) pen.quadraticTo(a, b, c, d);
  else if (command === 67 && length === 6) pen.curveTo(a, b, c, d, e, f);
  else if (command === 90 && length === 0) pen.close();
  else return false;
  return true;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;
const minus = 45;
const dot = 46;

/** The end of the number that starts at a place in a text. */
function endOfNumber(text: string, from: number): number {
  let at = text.charCodeAt(from) === minus ? from + 1 : from;
  while (isDigit(text.charCodeAt(at))) at += 1;
  if (text.charCodeAt(at) === dot) at += 1;
  while (isDigit(text.charCodeAt(at))) at += 1;
  return at;
}

/** The number between two places in a text, read digit by digit: cutting it out and converting it takes several times as long. */
function numberIn(text: string, from: number, end: number): number {
  let digits = 0;
  let divisor = 0;
  for (let at = from; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (isDigit(code)) {
      digits = 10 * digits + code - 48;
      divisor *= 10;
    } else if (code === dot) divisor = 1;
  }
  const size = divisor > 1 ? digits / divisor : digits;
  return text.charCodeAt(from) === minus ? -size : size;
}

/** The segments of an SVG path; undefined if it has other commands than M, L, Q, C and Z. */
function segmentsOf(path: string): Segments | undefined {
  const pen = new Pen();
  const numbers: number[] = [];
  let command: number | undefined;
  let at = 0;
  while (at < path.length) {
    const code = path.charCodeAt(at);
    if (isLetter(code)) {
      if (command !== undefined && !draw(pen, command, numbers)) return undefined;
      command = code;
      numbers.length = 0;
      at += 1;
    } else if (isDigit(code) || code === minus || code === dot) {
      const end = endOfNumber(path, at);
      numbers.push(numberIn(path, at, end));
      at = end;
    } else at += 1;
  }
  if (command !== undefined && !draw(pen, command, numbers)) return undefined;
  pen.close();
  return pen.segments;
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

function addSegment(
  { shares, left, top, width }: Coverage,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
): void {
  if (y0 === y1) return;
  const sign = y0 < y1 ? 1 : -1;
  const upper = Math.min(y0, y1);
  const lower = Math.max(y0, y1);
  const upperX = sign === 1 ? x0 : x1;
  const slope = (x1 - x0) / (y1 - y0);
  for (let y = Math.floor(upper); y < lower; y += 1) {
    const start = Math.max(y, upper);
    const end = Math.min(y + 1, lower);
    const x = upperX + (start - upper) * slope - left;
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
  for (let at = 0; at < segments.length; at += 2) {
    const x = segments[at] ?? 0;
    const y = segments[at + 1] ?? 0;
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
  for (let at = 0; at < segments.length; at += 4)
    addSegment(
      coverage,
      segments[at] ?? 0,
      segments[at + 1] ?? 0,
      segments[at + 2] ?? 0,
      segments[at + 3] ?? 0,
    );
  accumulate(coverage);
  return coverage;
}

/** Turns changes into shares. */
function accumulate({ shares, width, height }: Coverage): void {
  for (let row = 0; row < height; row += 1) {
    const end = (row + 1) * width;
    let sum = 0;
    for (let at = row * width; at < end; at += 1) {
      const change = shares[at] ?? 0;
      // Most pixels are outside all letters.
      if (change === 0 && sum === 0) continue;
      sum += change;
      shares[at] = Math.min(1, Math.abs(sum));
    }
  }
}
