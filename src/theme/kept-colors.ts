import type { CSSObject } from '@emotion/react';

/** Prints a background. By default browsers print none. */
export const printedColors = {
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const satisfies CSSObject;

/** Keeps a background that draws something, such as a line, in print and in forced colors, which both leave backgrounds out. */
export const keptColors = { ...printedColors, forcedColorAdjust: 'none' } as const satisfies CSSObject;
