/**
 * Window widths from which a layout applies; the board is as wide as the page's content. In em, so that larger text
 * gets the layout with more room. Below all of them each row is a card with one column.
 */
const from = (em: number): string => `@media (min-width: ${em}em)`;

export const layout = {
  /** Cards with two columns. */
  card: from(17.5),
  /** Cards with cutoff, settlement and limit side by side. */
  wideCard: from(23),
  /** A table whose cells have two lines. */
  table: from(47),
  /** A table whose cells have one line. */
  wideTable: from(64),
  /** The same with larger text. */
  largeTable: from(76),
} as const;
