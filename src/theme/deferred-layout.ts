import type { CSSObject } from '@emotion/react';

/** On the root element while a page defers layout. */
export const deferring = 'data-defer';

/** On a part that has been laid out since. */
export const laidOut = 'data-laid';

/**
 * Parts of a page, grouped by approximate height. A section may contain rows. The start of a text isn't deferred: until the browser knows
 * that a part is on the screen, it may paint a frame in which the part has the estimated height.
 */
export const sections = 'main section:not(section section),footer';
const rows = [
  '[data-prose]>:nth-child(n+20):is(p,ul,ol,pre,fieldset,.table)',
  'section li[id]',
  '[data-updates]>li:nth-child(n+8)',
  // A phone shows each service as a card.
  '#comparison tr',
].join();

/** Selector of the parts that are laid out one after another. */
export const deferredParts = `:is(${sections},${rows})`;

const deferred = (parts: string, height: string): CSSObject => ({
  [`html[${deferring}] :is(${parts}):not([${laidOut}])`]: {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto ${height}`,
    // Nothing that's wider than its part is cut off.
    overflowClipMargin: '4rem',
  },
});

/**
 * While a page loads, only what's near the window is laid out and painted: all of a long page would block a slow phone for a tenth of
 * a second, and again when the fonts arrive. src/ssr/defer-layout.ts says when, and lays out the rest after `load`.
 */
export const deferredLayout: CSSObject = {
  '@media screen': { ...deferred(sections, '50rem'), ...deferred(rows, '8rem') },
};

/**
 * Each section is painted by itself, so that a change in one doesn't paint the others again, which takes a slow phone a tenth of a
 * second per tap on a long page. What overlaps the next section is below it: the outlines of links at its end, where the next section
 * has no background.
 */
export const paintedApart: CSSObject = { '@media screen': { [sections]: { isolation: 'isolate' } } };
