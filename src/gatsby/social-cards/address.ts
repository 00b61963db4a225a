/** Where a card is, told from what is on it. */
import { createHash } from 'node:crypto';
import { mark } from '../../components/logo/mark';
import { fonts } from '../../theme/fonts';
import { rails } from '../../theme/rails';
import { color } from '../../theme/tokens';
import type { SocialCardInput } from './format';

/** To be raised with each change of the drawing: other sites keep a card for as long as its address stays. */
const revision = 4;

/**
 * The address of a card from the root of the site. It is made from all that stands on the card, so that it is known before the
 * card is drawn, a new brand has a new address, and the old one is in no file name.
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
  const drawn = [revision, color, rails, fonts, mark, brand, url, title, eyebrow, caption, sign, about];
  return `/social/${createHash('sha256').update(JSON.stringify(drawn)).digest('hex').slice(0, 16)}.png`;
}
