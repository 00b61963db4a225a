import type { CSSObject } from '@emotion/react';
import { duration, media } from './tokens';

/**
 * The page behind the open phone menu: it does not scroll, and neither pointer nor keyboard gets to it. In CSS, so that
 * it holds without script too. It stays in sight until the menu has slid over it, and it is there on paper.
 */
export const pageBehind: CSSObject = {
  '@media not print': {
    [media.belowMd]: {
      'html:has([data-phone-menu][open])': { overflow: 'hidden' },
      'html:has([data-phone-menu][open]) #gatsby-focus-wrapper > :not([data-header])': {
        visibility: 'hidden',
        [media.motion]: { transition: `visibility ${duration.slide}ms` },
      },
    },
  },
};
