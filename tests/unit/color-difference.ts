import { linear } from './contrast';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** CIELAB of '#RRGGBB' under D65. */
function lab(hex: string): [l: number, a: number, b: number] {
  const [r = 0, g = 0, b = 0] = linear(hex);
  const [x = 0, y = 0, z = 0] = [
    (0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047,
    0.2126729 * r + 0.7151522 * g + 0.072175 * b,
    (0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883,
  ].map((part) => (part > 216 / 24389 ? Math.cbrt(part) : ((24389 / 27) * part + 16) / 116));
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const weightOf = (chroma: number): number => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));

/** The difference of two colors '#RRGGBB' as people see it, CIEDE2000. */
export function colorDifference(one: string, other: string): number {
  const [l1, a1, b1] = lab(one);
  const [l2, a2, b2] = lab(other);
  const stretch = 1.5 - weightOf((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2) / 2;
  const [c1, c2] = [Math.hypot(a1 * stretch, b1), Math.hypot(a2 * stretch, b2)];
  const [h1, h2] = [Math.atan2(b1, a1 * stretch), Math.atan2(b2, a2 * stretch)];
  const turn = ((h2 - h1 + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
  const hue = h1 + turn / 2;
  const chroma = (c1 + c2) / 2;
  const wave = (factor: number, shift: number) => Math.cos(factor * hue + radians(shift));
  const t = 1 - 0.17 * wave(1, -30) + 0.24 * wave(2, 0) + 0.32 * wave(3, 6) - 0.2 * wave(4, -63);
  const middle = ((l1 + l2) / 2 - 50) ** 2;
  const l = (l2 - l1) / (1 + (0.015 * middle) / Math.sqrt(20 + middle));
  const c = (c2 - c1) / (1 + 0.045 * chroma);
  const h = (2 * Math.sqrt(c1 * c2) * Math.sin(turn / 2)) / (1 + 0.015 * chroma * t);
  const degrees = ((hue * 180) / Math.PI + 360) % 360;
  const rotation = -2 * weightOf(chroma) * Math.sin(radians(60 * Math.exp(-(((degrees - 275) / 25) ** 2))));
  return Math.sqrt(l ** 2 + c ** 2 + h ** 2 + rotation * c * h);
}
