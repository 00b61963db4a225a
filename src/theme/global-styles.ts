import type { CSSObject } from '@emotion/react';
import { fontFaceCss } from './fonts';
import { reset } from './reset';
import { color, font, size, space, text } from './tokens';
import { visitorSettings } from './visitor-settings';

const page: CSSObject = {
  html: {
    background: color.paper,
    color: color.ink,
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    // The header stays in view, so a jump stops below it.
    scrollPaddingTop: `calc(${size.header} + ${space(4)})`,
    scrollBehavior: 'auto',
  },
  body: { ...text.body, fontFamily: font.sans, overflowWrap: 'break-word' },
  ':focus-visible': { outline: `${space(0.5)} solid ${color.focus}`, outlineOffset: space(0.5) },
  '::selection': { background: color.focus, color: color.white },
  // Gatsby moves the focus here on each new page; the whole page needs no ring.
  '#gatsby-focus-wrapper': { outline: 'none' },
};

/** The styles of every page: font faces, reset, page, visitor settings. For `<Global>` in development. */
export const globalStyles: readonly CSSObject[] = [...fontFaceCss, reset, page, ...visitorSettings];
