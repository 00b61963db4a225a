import type { CSSObject } from '@emotion/react';
import { media } from './tokens';

/** Wins over a component's own rule. The type stays that of the plain value, since the CSS types know no `!important`. */
const important = <Value extends string>(value: Value): Value => `${value} !important` as Value;

/**
 * Paper: black on white, links underlined. Two hooks for components: `data-print="none"` leaves a part out,
 * `data-print="plain"` takes its dark surface away, since browsers print pale text without the dark behind it.
 */
const print: CSSObject = {
  [media.print]: {
    'html, body': { background: 'Canvas', color: 'CanvasText' },
    a: { textDecoration: important('underline') },
    '[data-print="none"]': { display: important('none') },
    '[data-print="plain"], [data-print="plain"] *': {
      background: important('none'),
      color: important('CanvasText'),
    },
    'h1, h2, h3, h4, h5, h6, dt, legend, caption': { breakAfter: 'avoid' },
    'figure, pre, tr, svg, dl > div': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
  },
};

/** The visitor's own palette: the focus ring takes its accent, and the current place is told without colour. */
const forcedColors: CSSObject = {
  [media.forcedColors]: {
    ':focus-visible': { outlineColor: 'Highlight' },
    '[aria-current]:not([aria-current="false"])': { textDecoration: 'underline' },
  },
};

/** Jumps within a page glide, but only there: a plain `html` rule would also glide to the top of each new page. */
const motion: CSSObject = {
  [media.motion]: { 'html:has(:target)': { scrollBehavior: 'smooth' } },
};

/**
 * Animations end at once but do end, which scripts may wait for. Transitions last exactly 0: with any longer duration every element
 * would have one, and pass on what it inherits a frame later than the element around it.
 */
const reducedMotion: CSSObject = {
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: important('0.01ms'),
      animationDelay: important('0s'),
      animationIterationCount: important('1'),
      transitionDuration: important('0s'),
      transitionDelay: important('0s'),
      scrollBehavior: important('auto'),
    },
  },
};

/** What the visitor has asked of the browser: paper, own colours, stillness. Comes last, to win. */
export const visitorSettings: readonly CSSObject[] = [print, forcedColors, motion, reducedMotion];
