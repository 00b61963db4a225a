import type { RailId } from '../../theme/rails';

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
