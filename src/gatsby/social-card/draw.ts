import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import satori, { type Font, type FontWeight } from 'satori';
import sharp from 'sharp';
import { card, type SocialCardInput } from './format';
import { layOutCard } from './layout';

/** The uncut fonts, so that a brand in any Latin letters can be set. satori reads woff, not woff2. */
async function readFontFile(family: string, name: string, weight: FontWeight): Promise<Font> {
  // From the root of the site, where Gatsby runs: this file is bundled and has no place of its own.
  const file = join(
    process.cwd(),
    `node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`,
  );
  return { name: family, weight, style: 'normal', data: await readFile(file) };
}

/**
 * Draws the social card as a PNG of 1200 by 630 pixels, under 120 kB. The same input gives the same bytes.
 * Rejects where a font package is not installed.
 */
export async function drawSocialCard(input: SocialCardInput): Promise<Buffer> {
  const fonts = await Promise.all([
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 400),
    readFontFile('Schibsted Grotesk', 'schibsted-grotesk', 600),
    readFontFile('Geist Mono', 'geist-mono', 400),
  ]);
  const svg = await satori(layOutCard(input), { width: card.width, height: card.height, fonts });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}
