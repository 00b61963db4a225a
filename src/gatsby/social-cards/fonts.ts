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

/** Complete fonts, so that a brand may have any Latin letter. satori reads woff, not woff2. */
async function readFontFile(name: string, fontWeight: FontWeight): Promise<Font> {
  // Relative to the site's root, because this file is bundled.
  const data = await readFile(join(process.cwd(), fontsourceFile(name, fontWeight, 'woff')));
  return { name, weight: fontWeight, style: 'normal', data };
}

let read: Promise<Font[]> | undefined;

/**
 * Sans in two weights and mono. Read once, because satori caches parsed fonts by the identity of the list. Rejects if a
 * font package isn't installed.
 */
export function cardFonts(): Promise<Font[]> {
  read ??= Promise.all([
    readFontFile(fontFamily.sans, weight.regular),
    readFontFile(fontFamily.sans, weight.semibold),
    readFontFile(fontFamily.mono, weight.regular),
  ]);
  return read;
}
