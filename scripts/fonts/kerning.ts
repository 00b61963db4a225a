/** Reads a font's kerning, and writes the part that the site uses as an OpenType table. */
import type { Font } from 'fontkit';

/** How much further right (positive) or left the second glyph is placed, in font units. */
export type Kern = { readonly left: number; readonly right: number; readonly value: number };

/**
 * Pairs of adjacent characters in a text, each once. All kinds of spaces count as one.
 * @param least the minimum number of occurrences
 */
export function pairsIn(text: string, least: number): readonly string[] {
  const characters = [...text.replace(/\s+/g, ' ')];
  const counts = new Map<string, number>();
  for (const [index, character] of characters.slice(1).entries()) {
    const pair = `${characters[index]}${character}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([pair]) => pair);
}

/**
 * The kerning between characters.
 * @param pairs texts of two characters; those that the font lacks are ignored
 * @param step values are rounded to multiples of it, in thousandths of an em; those that round to 0 are left out
 * @returns sorted by glyphs
 */
export function kerningOf(font: Font, pairs: readonly string[], step: number): readonly Kern[] {
  const units = (step * font.unitsPerEm) / 1000;
  const found = pairs.flatMap((pair): Kern[] => {
    const [left, right, ...more] = font.glyphsForString(pair);
    const [first] = font.layout(pair, { kern: true, liga: false }).positions;
    if (!left || !right || more.length > 0 || !first || left.id === 0 || right.id === 0) return [];
    const value = Math.round(Math.round((first.xAdvance - left.advanceWidth) / units) * units);
    return value === 0 ? [] : [{ left: left.id, right: right.id, value }];
  });
  return found.sort((a, b) => a.left - b.left || a.right - b.right);
}

const bytes = (...numbers: readonly number[]): Buffer => {
  const buffer = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) buffer.writeUInt16BE(number & 0xffff, index * 2);
  return buffer;
};

/**
 * A GPOS table with one feature, "kern", for all scripts: pairs of single glyphs.
 * https://learn.microsoft.com/typography/opentype/spec/gpos (PairPos format 1)
 * @param kerns sorted by glyphs
 */
export function kerningTable(kerns: readonly Kern[]): Buffer {
  const lefts = [...new Set(kerns.map(({ left }) => left))];
  const sets = lefts.map((glyph) => {
    const own = kerns.filter(({ left }) => left === glyph);
    return bytes(own.length, ...own.flatMap(({ right, value }) => [right, value]));
  });
  const scripts = Buffer.concat([
    bytes(2),
    Buffer.from('DFLT'),
    bytes(14),
    Buffer.from('latn'),
    bytes(14),
    // The default language only; no required feature; one feature, the first.
    bytes(4, 0, 0, 0xffff, 1, 0),
  ]);
  const features = Buffer.concat([bytes(1), Buffer.from('kern'), bytes(8), bytes(0, 1, 0)]);
  const firstSet = 10 + 2 * sets.length;
  let end = firstSet;
  const offsets = sets.map((set) => {
    end += set.length;
    return end - set.length;
  });
  const pairs = Buffer.concat([
    // Format 1; the first value is an advance, the second is absent.
    bytes(1, end, 4, 0, sets.length, ...offsets),
    ...sets,
    bytes(1, lefts.length, ...lefts),
  ]);
  // One lookup of type 2 with one subtable.
  const lookups = Buffer.concat([bytes(1, 4), bytes(2, 0, 1, 8), pairs]);
  const [header, start] = [10, 10 + scripts.length];
  return Buffer.concat([bytes(1, 0, header, start, start + features.length), scripts, features, lookups]);
}
