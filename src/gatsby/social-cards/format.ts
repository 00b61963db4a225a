/** The content of a social card, its size and its address. */
import { createHash } from 'node:crypto';
import { mark } from '../../components/logo/mark';
import { fonts } from '../../theme/fonts';
import { type RailId, rails } from '../../theme/rails';
import { light } from '../../theme/schemes';

/** The content of a card. */
export type SocialCardInput = {
  readonly brand: string;
  /** The site's host. */
  readonly url: string;
  readonly title: string;
  /** The line above the title, such as the section. */
  readonly eyebrow?: string | undefined;
  /** Small text below the map. */
  readonly caption?: string | undefined;
  /** A code such as R03, shown on a sign at the start of the line. */
  readonly sign?: string | undefined;
  /** The page's rails; empty for a page about all of them. */
  readonly rails: readonly RailId[];
};

/** Size in pixels (as recommended for Open Graph) and the margin at the sides. */
export const card = { width: 1200, height: 630, margin: 76 } as const;

/** Increase it with each change of the design: other sites cache a card by its address. */
const revision = 5;

/** The address of a card, hashed from its content: known before the card is drawn, and without the name of an old brand. */
export function socialCardPath(input: SocialCardInput): string {
  const drawn = JSON.stringify([revision, light, rails, fonts, mark, input]);
  return `/social/${createHash('sha256').update(drawn).digest('hex').slice(0, 16)}.png`;
}
