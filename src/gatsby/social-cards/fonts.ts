/** The fonts of the cards. satori reads woff, not woff2. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create, type Font as OpenFont } from 'fontkit';
import type { Font, FontWeight } from 'satori';
import { lazy } from '../../lib/loading/lazy';
import { fontFamily, weight } from '../../theme/tokens';
import { siteRoot } from '../site-root';

async function read(family: string, fontWeight: FontWeight): Promise<Font> {
  const name = family.toLowerCase().replaceAll(' ', '-');
  const file = `${name}/files/${name}-latin-${fontWeight}-normal.woff`;
  const data = await readFile(join(siteRoot, 'node_modules/@fontsource', file));
  return { name: family, weight: fontWeight, style: 'normal', data };
}

/** The fonts, read once. Rejects if a font's package isn't installed. */
export const cardFonts = lazy(() =>
  Promise.all([
    read(fontFamily.sans, weight.regular),
    read(fontFamily.sans, weight.semibold),
    read(fontFamily.mono, weight.regular),
  ]),
);

// A file has a single font, not a collection.
const openFonts = lazy(async () => (await cardFonts()).map(({ data }) => create(data as Buffer) as OpenFont));

/** The letters of a text that a font lacks: they'd be boxes. */
export async function missingIn(text: string): Promise<string[]> {
  const fonts = await openFonts();
  return [...new Set(text.match(/[\p{L}\p{N}\p{P}\p{S}]/gu))].filter(
    (letter) => !fonts.every((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  );
}
