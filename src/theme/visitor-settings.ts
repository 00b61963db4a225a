import type { CSSObject } from '@emotion/react';
import { media } from './tokens';

/** Overrides a component's own rule. Keeps the value's type, because the CSS types don't include `!important`. */
const important = <Value extends string>(value: Value): Value => `${value} !important` as Value;

/**
 * Print: black on white, links underlined. Three hooks for components: `data-print="none"` leaves a part out,
 * `data-print="open"` prints what a `<details>` contains, and `data-print="plain"` removes a dark surface, because browsers don't
 * print backgrounds and light text would be lost.
 */
const print: CSSObject = {
  [media.print]: {
    'html, body': { background: 'Canvas', color: 'CanvasText' },
    // A change that has just begun is printed as it ends.
    '*, *::before, *::after': { animation: important('none'), transition: important('none') },
    a: { textDecoration: important('underline') },
    // Of a card that is a link as a whole, only its title is underlined.
    'a:has(h2, h3, [data-solution])': { textDecoration: important('none') },
    'a :is(h2, h3), [data-solution]': { textDecoration: 'underline' },
    '[data-print="none"]': { display: important('none') },
    '[data-print="open"]::details-content': { contentVisibility: 'visible' },
    '[data-print="open"] > summary': { listStyle: 'none' },
    '[data-print="plain"], [data-print="plain"] *': {
      background: important('none'),
      color: important('CanvasText'),
    },
    'h1, h2, h3, h4, h5, h6, dt, legend, caption, summary': { breakAfter: 'avoid' },
    'thead + tbody > tr:first-of-type': { breakBefore: 'avoid' },
    'figure, tr, svg, dl > div': { breakInside: 'avoid' },
    p: { orphans: 3, widows: 3 },
    // Code of up to nine lines stays on one page. Kept whole, longer code would leave much of the page before it empty.
    pre: { orphans: 5, widows: 5 },
  },
};

/** Forced colors: the focus ring takes the accent color, and the current page is marked without color. */
const forcedColors: CSSObject = {
  [media.forcedColors]: {
    ':focus-visible': { outlineColor: 'Highlight' },
    '[aria-current]:not([aria-current="false"])': { textDecoration: 'underline' },
  },
};

/**
 * Animations end immediately but still fire events, which scripts may wait for. Transitions last exactly 0: with any longer
 * duration every element would have one, and pass on inherited values a frame later than its parent.
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

/** Print, forced colors and reduced motion. Last, to override everything else. */
export const visitorSettings: readonly CSSObject[] = [print, forcedColors, reducedMotion];
