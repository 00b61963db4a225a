import type { CSSObject } from '@emotion/react';
import { deferredLayout, paintedApart } from './deferred-layout';
import { fontFaceCss } from './fonts';
import { pageBehind } from './page-behind';
import { railStyles } from './rail-styles';
import { reset } from './reset';
import { schemeStyles } from './scheme-styles';
import { belowHeader, color, font, media, space, text } from './tokens';
import { visitorSettings } from './visitor-settings';

/** The parts of a page except its header. */
const besideHeader = '#gatsby-focus-wrapper > :not([data-header])';

const page: CSSObject = {
  html: {
    background: color.paper,
    color: color.ink,
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    MozOsxFontSmoothing: 'grayscale',
    scrollBehavior: 'auto',
  },
  body: { ...text.body, fontFamily: font.sans, overflowWrap: 'anywhere' },
  // Columns keep the width of their longest word; a table that is too wide scrolls or stacks.
  table: { overflowWrap: 'break-word' },
  // The header is sticky, so a jump stops below it. A scroll padding on the page would apply to the header's own links too,
  // and scroll the page whenever one of them gets focus.
  [`${besideHeader}, ${besideHeader} *`]: { scrollMarginTop: belowHeader },
  [media.low]: { [`${besideHeader}, ${besideHeader} *`]: { scrollMarginTop: space(4) } },
  ':focus-visible': { outline: `${space(0.5)} solid ${color.focus}`, outlineOffset: space(0.5) },
  '::selection': { background: color.focus, color: color.onFill },
  // It may get the focus; an outline around the whole page isn't useful.
  '#gatsby-focus-wrapper': { outline: 'none' },
  // It announces each new page to screen readers.
  '#gatsby-announcer': {
    position: 'absolute',
    top: 0,
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  // The sprite, whose drawings are shown by the icons that refer to them.
  '[data-icons]': { display: 'none' },
};

/**
 * The styles of every page: font faces, colors, reset, page, colors of rails, the page behind a menu, deferred layout,
 * sections painted apart, visitor settings.
 * For `<Global>` in development.
 */
export const globalStyles: readonly CSSObject[] = [
  ...fontFaceCss,
  schemeStyles,
  reset,
  page,
  railStyles,
  pageBehind,
  deferredLayout,
  paintedApart,
  ...visitorSettings,
];
