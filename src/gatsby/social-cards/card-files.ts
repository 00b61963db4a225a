/** Draws social cards. A card's address depends on its content, so each is drawn once and stays in public/. */
import { join } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { contentPages } from '../data/content-pages';
import type { ResolverContext } from '../data/resolver-context';
import { writeOnce } from '../outputs/write-once';
import { cardLayout } from './card-layout';
import { cardOf } from './card-of-page';
import { cardFonts, missingIn } from './fonts';
import { card, type SocialCardInput, socialCardPath } from './format';

/** Draws a social card as a PNG of 1200 by 630 pixels. Rejects if a font package isn't installed. */
export async function drawSocialCard(input: SocialCardInput): Promise<Buffer> {
  const { width, height } = card;
  const svg = await satori(cardLayout(input), { width, height, fonts: await cardFonts() });
  // satori clips every box to its size, which hides nothing here and takes time.
  const plain = svg.replace(/<mask [\s\S]*?<\/mask>/g, '').replace(/ mask="url\([^)]*\)"/g, '');
  return sharp(Buffer.from(plain)).flatten().png().toBuffer();
}

/** Writes a card below `publicDir` unless it exists. Resolves to its address. */
export async function writeSocialCard(input: SocialCardInput, publicDir: string): Promise<string> {
  const path = socialCardPath(input);
  await writeOnce(join(publicDir, path), () => drawSocialCard(input));
  return path;
}

/** Writes the cards of all pages; warns of letters that the fonts lack. */
export async function writeSocialCards(
  context: ResolverContext,
  publicDir: string,
  warn: (message: string) => void,
): Promise<void> {
  const cards = new Map<string, SocialCardInput>();
  for (const { path } of await contentPages(context)) {
    const input = await cardOf(path, context);
    cards.set(socialCardPath(input), input);
    const missing = await missingIn(Object.values(input).join(''));
    if (missing.length > 0) warn(`The social card of ${path} has no font for ${missing.join(' ')}`);
  }
  await Promise.all([...cards.values()].map((input) => writeSocialCard(input, publicDir)));
}
