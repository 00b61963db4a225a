import { space } from '../../theme/tokens';

/**
 * Widths of the board itself, not of the screen, from which a layout applies. In rem, so that larger text gets the
 * layout with more room. Below all of them each row is a card of one column.
 */
const from = (width: string): string => `@container departures (min-width: ${width})`;

export const layout = {
  /** Cards with two columns. */
  card: from(space(60)),
  /** Cards with cut-off, settlement and limit side by side. */
  wideCard: from(space(82)),
  /** A table whose cells have two lines. */
  table: from(space(176)),
  /** A table whose cells have one line. */
  wideTable: from(space(240)),
  /** The same with larger figures. */
  largeTable: from(space(288)),
} as const;
