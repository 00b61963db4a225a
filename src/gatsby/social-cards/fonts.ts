/** The fonts of the cards. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font, FontWeight } from 'satori';

/** Complete fonts, so that a brand may have any Latin letter. satori reads woff, not woff2. */
async function readFontFile(family: string, name: string, weight: FontWeight): Promise<Font> {
  // Relative to the site's root, because this file is bundled.
  const file = join(
    process.cwd(),
    `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`,
  );
  return { name: family, weight, style: 'normal', data: await readFile(file) };
}

let read: Promise<Font[]> | undefined;

/**
 * Sans in two weights and mono. Read once, because satori caches parsed fonts by the identity of the list. Rejects if a
 * font package isn't installed.
 */
export function cardFonts(): Promise<Font[]> {
  read ??= Promise.all([
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 400),
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 600),
    readFontFile('Geist Mono', 'geist-mono', 400),
  ]);
  return read;
}
