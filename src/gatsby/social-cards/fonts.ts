/** The fonts of the cards. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font, FontWeight } from 'satori';
import { fontFamily, weight } from '../../theme/tokens';

/** The path of an uncut font from the root of the site. Its package is named after the family. */
export function fontsourceFile(family: string, fontWeight: number, format: 'woff' | 'woff2'): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return `node_modules/@fontsource/${name}/files/${name}-latin-${fontWeight}-normal.${format}`;
}

/** The uncut fonts, so that a brand in any Latin letters can be set. satori reads woff, not woff2. */
async function readFontFile(name: string, fontWeight: FontWeight): Promise<Font> {
  // From the root of the site, where Gatsby runs: this file is bundled and has no place of its own.
  const data = await readFile(join(process.cwd(), fontsourceFile(name, fontWeight, 'woff')));
  return { name, weight: fontWeight, style: 'normal', data };
}

let read: Promise<Font[]> | undefined;

/**
 * Sans in two weights and mono. Read once: satori keeps what it has parsed by the list it was given.
 * Rejects where a font package is not installed.
 */
export function cardFonts(): Promise<Font[]> {
  read ??= Promise.all([
    readFontFile(fontFamily.sans, weight.regular),
    readFontFile(fontFamily.sans, weight.semibold),
    readFontFile(fontFamily.mono, weight.regular),
  ]);
  return read;
}
