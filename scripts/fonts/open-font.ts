import { create } from 'fontkit';

/** Vertical metrics in font units; `descent` is negative, as in the file. */
export type Metrics = { unitsPerEm: number; ascent: number; descent: number; lineGap: number };

/** The properties of a font that the script and the tests use. */
export type Font = {
  metrics: Metrics;
  /** Advance width in ems, undefined if the font lacks the character. */
  advance: (character: string) => number | undefined;
  /** How much kerning moves the second of two characters to the right, in ems. */
  kerning: (pair: string) => number;
  features: ReadonlySet<string>;
};

/** Opens a font for layout. Throws if the file isn't a single OpenType font. */
export function openLayout(file: Buffer) {
  const font = create(file);
  if (!('glyphForCodePoint' in font))
    throw new Error('The file has several fonts. Use one with a single font.');
  return font;
}

/** Opens a font file: OpenType or WOFF2. Throws if it isn't one. */
export function openFont(file: Buffer): Font {
  const font = openLayout(file);
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const glyphOf = (character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    metrics: { unitsPerEm, ascent, descent, lineGap },
    advance: (character) => {
      const glyph = glyphOf(character);
      return glyph.id === 0 ? undefined : glyph.advanceWidth / unitsPerEm;
    },
    kerning: (pair) => {
      const [first] = font.layout(pair, { kern: true, liga: false }).positions;
      return ((first?.xAdvance ?? 0) - glyphOf(pair).advanceWidth) / unitsPerEm;
    },
    features: new Set(font.availableFeatures),
  };
}
