import type { CSSObject } from '@emotion/react';
import { media } from './tokens';

/** Prints the address of each link to another site behind it, so that a source can be found from paper. */
export const printedAddress: CSSObject = {
  [media.print]: { '& a[href^="http"]::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
};
