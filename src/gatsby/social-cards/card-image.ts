import satori from 'satori';
import sharp from 'sharp';
import { cardLayout } from './card-layout';
import { fontsFor } from './fonts';
import { card, type SocialCardInput } from './format';

const textOf = ({ brand, url, title, eyebrow = '', caption = '', sign = '' }: SocialCardInput): string =>
  [brand, url, title, eyebrow, caption, sign].join('');

/** The letters of a card that no font has. */
export const missingLetters = async (input: SocialCardInput): Promise<string[]> =>
  (await fontsFor(textOf(input))).missing;

/** Draws a social card as a PNG of 1200 by 630 pixels. Rejects if a font package isn't installed. */
export async function drawSocialCard(input: SocialCardInput): Promise<Buffer> {
  const { fonts } = await fontsFor(textOf(input));
  const svg = await satori(cardLayout(input), { width: card.width, height: card.height, fonts });
  // satori clips every box to its size, which hides nothing here and takes time.
  const plain = svg.replace(/<mask [\s\S]*?<\/mask>/g, '').replace(/ mask="url\([^)]*\)"/g, '');
  return sharp(Buffer.from(plain)).flatten().png().toBuffer();
}
