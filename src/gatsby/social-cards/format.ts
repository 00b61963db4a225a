import type { RailId } from '../../theme/rails';

/** What stands on a card. */
export type SocialCardInput = {
  readonly brand: string;
  /** The site's address as it is told: its host. */
  readonly url: string;
  readonly title: string;
  /** The line above the title: what kind of page it is. */
  readonly eyebrow?: string | undefined;
  /** Small words beneath the map. */
  readonly caption?: string | undefined;
  /** A code such as R03, which stands on a sign at the start of the line. */
  readonly sign?: string | undefined;
  /** The rails that the page is about; none for a page about all of them. */
  readonly rails: readonly RailId[];
};

/** Pixels of the picture (the size that Open Graph readers ask for) and the room left free at its sides. */
export const card = { width: 1200, height: 630, margin: 76 } as const;
