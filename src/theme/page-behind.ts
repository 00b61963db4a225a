import type { CSSObject } from '@emotion/react';
import { media, transition } from './tokens';

const openMenu = '[data-phone-menu][open]';

/**
 * The page behind search and the phone menu doesn't scroll, and keeps the width that its scrollbar leaves it. Neither pointer nor
 * keyboard reaches it behind the menu: in CSS, so that it works without JavaScript too. It stays visible until the menu has slid
 * over it, and in print.
 *
 * The selectors start at the header and its siblings: with `html:has(…)` before a descendant, browsers recompute the styles of
 * the whole page for every element that's added anywhere, such as a script in the head.
 */
export const pageBehind: CSSObject = {
  '@media not print': {
    html: { scrollbarGutter: 'stable' },
    'html:has(dialog[open])': { overflow: 'hidden' },
    [media.belowMd]: {
      [`html:has(${openMenu})`]: { overflow: 'hidden' },
      [`[data-header]:has(${openMenu}) ~ *, [href="#content"]:has(+ [data-header] ${openMenu})`]: {
        visibility: 'hidden',
        [media.motion]: { transition: transition('visibility', 'slide') },
      },
    },
  },
};
