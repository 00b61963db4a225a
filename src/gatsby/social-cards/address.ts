/** A social card's address, derived from its content. */
import { createHash } from 'node:crypto';
import { mark } from '../../components/logo/mark';
import { fonts } from '../../theme/fonts';
import { rails } from '../../theme/rails';
import { light } from '../../theme/schemes';
import type { SocialCardInput } from './format';

/** Increase it with each change of the design: other sites cache a card by its address. */
const revision = 5;

/**
 * The address of a card from the root of the site, hashed from its content: so it's known before the card is drawn, a new
 * brand has a new address, and no file name has the old brand.
 */
export function socialCardPath({
  brand,
  url,
  title,
  eyebrow = '',
  caption = '',
  sign = '',
  rails: about,
}: SocialCardInput): string {
  const drawn = [revision, light, rails, fonts, mark, brand, url, title, eyebrow, caption, sign, about];
  return `/social/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.png`;
}
