import { card } from './format';

/** Mean width of a letter in ems, on the safe side, letter spacing taken off. */
const letter = 0.48;

const sizes = [
  { fontSize: 108, lines: 2 },
  { fontSize: 94, lines: 2 },
  { fontSize: 74, lines: 3 },
  { fontSize: 64, lines: 3 },
  { fontSize: 54, lines: 3 },
] as const;

/** The number of lines that a text takes at so many letters a line, broken between words, or within one that is longer. */
function countLines(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const { length } of text.trim().split(/\s+/)) {
    const wraps = used > 0 && used + length > perLine;
    const breaks = Math.ceil(length / perLine) - 1;
    lines += (wraps ? 1 : 0) + breaks;
    used = (wraps ? 0 : used) + length - breaks * perLine + 1;
  }
  return lines;
}

/** The largest type size in pixels, and its lines, at which the headline fits; the smallest one is cut off at three lines. */
export function fitHeadline(headline: string): { fontSize: number; lines: number } {
  const width = card.width - 2 * card.margin;
  const fitting = sizes.find(
    ({ fontSize, lines }) => countLines(headline, width / (fontSize * letter)) <= lines,
  );
  return fitting ?? sizes[4];
}

/** Sizes in pixels for the row of brand, mark and address: names of up to 40 letters are set smaller, not cut off. */
export function fitBrand(brand: string): { brand: number; mark: number; url: number } {
  if (brand.length <= 18) return { brand: 44, mark: 60, url: 26 };
  return brand.length <= 28 ? { brand: 36, mark: 48, url: 22 } : { brand: 28, mark: 40, url: 18 };
}
