import { text } from '../../theme/tokens';
import { card } from './format';

/** Width of every letter of the mono font, in ems. */
const monoLetter = 0.6;

/** Widths of the letters of the headline font in ems, the widest of each kind, letter spacing taken off. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [/[ '’|!il,.:;j·]/, 0.25],
  [/[()[\]{}ft"1Ir*]/, 0.4],
  [/[a-ln-vx-z0-9$?+_–-]/, 0.58],
  [/[A-LN-VX-Z&#“”/]/, 0.73],
];
const widest = 0.96;

/** The width of a text in ems, on the safe side. */
const widthOf = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (kinds.find(([kind]) => kind.test(letter))?.[1] ?? widest), 0);

/** The number of lines that a text takes on lines of so many ems, broken between words, or within one that is longer. */
function countLines(words: string, line: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words.trim().split(/\s+/)) {
    const width = widthOf(word);
    const wraps = used > 0 && used + width > line;
    const breaks = Math.ceil(width / line) - 1;
    lines += (wraps ? 1 : 0) + breaks;
    used = (wraps ? 0 : used) + width - breaks * line + widthOf(' ');
  }
  return lines;
}

/** Type size in pixels, the number of lines that have room, and whether the text fits on them. */
type Fit = { readonly fontSize: number; readonly lines: number; readonly whole: boolean };

const sizes = [108, 88, 72, 60, 50] as const;

/**
 * The largest size at which a headline fits; where none is small enough, the smallest.
 * @param room pixels from top to bottom
 */
export function fitHeadline(headline: string, room: number): Fit {
  const width = card.width - 2 * card.margin;
  const fits = (fontSize: number): Fit => {
    const lines = Math.floor(room / (fontSize * text.display.lineHeight));
    return { fontSize, lines, whole: countLines(headline, width / fontSize) <= lines };
  };
  return sizes.map(fits).find(({ whole }) => whole) ?? fits(sizes[4]);
}

/** Sizes in pixels for the row of brand, mark and address: names of up to 40 letters are set smaller, not cut off. */
export function fitBrand(brand: string): { brand: number; mark: number; url: number } {
  if (brand.length <= 18) return { brand: 44, mark: 60, url: 26 };
  return brand.length <= 28 ? { brand: 36, mark: 48, url: 22 } : { brand: 28, mark: 40, url: 18 };
}

/**
 * Type size and width of the sign of a code, in pixels: long codes are set smaller, and those of more than 36 letters are
 * cut off.
 */
export function fitSign(code: string): { fontSize: number; width: number } {
  const room = { least: 112, most: 680, padding: 36 };
  const ems = code.length * monoLetter;
  const fontSize = Math.max(28, Math.min(64, (room.most - 2 * room.padding) / ems));
  const width = Math.min(room.most, Math.max(room.least, ems * fontSize + 2 * room.padding));
  return { fontSize: Math.floor(fontSize), width: Math.ceil(width) };
}
