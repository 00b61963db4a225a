import type { CSSObject } from '@emotion/react';
import { duration, media } from './tokens';

const openMenu = '[data-phone-menu][open]';

/**
 * The page behind the open phone menu: it does not scroll, and neither pointer nor keyboard gets to it. In CSS, so that
 * it holds without script too. It stays in sight until the menu has slid over it, and it is there on paper.
 *
 * The selectors start at the header and its siblings: with `html:has(…)` before a descendant, browsers compute the styles of the
 * whole page again for every element that is added anywhere, such as a script in the head.
 */
export const pageBehind: CSSObject = {
  '@media not print': {
    [media.belowMd]: {
      [`html:has(${openMenu})`]: { overflow: 'hidden' },
      [`[data-header]:has(${openMenu}) ~ *, [href="#content"]:has(+ [data-header] ${openMenu})`]: {
        visibility: 'hidden',
        [media.motion]: { transition: `visibility ${duration.slide}ms` },
      },
    },
  },
};
