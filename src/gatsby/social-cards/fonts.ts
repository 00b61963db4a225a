/** The fonts of the cards. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font, FontWeight } from 'satori';

/** The uncut fonts, so that a brand in any Latin letters can be set. satori reads woff, not woff2. */
async function readFontFile(family: string, name: string, weight: FontWeight): Promise<Font> {
  // From the root of the site, where Gatsby runs: this file is bundled and has no place of its own.
  const file = join(
    process.cwd(),
    `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`,
  );
  return { name: family, weight, style: 'normal', data: await readFile(file) };
}

let read: Promise<Font[]> | undefined;

/**
 * Sans in two weights and mono. Read once: satori keeps what it has parsed by the list it was given.
 * Rejects where a font package is not installed.
 */
export function cardFonts(): Promise<Font[]> {
  read ??= Promise.all([
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 400),
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 600),
    readFontFile('Geist Mono', 'geist-mono', 400),
  ]);
  return read;
}
