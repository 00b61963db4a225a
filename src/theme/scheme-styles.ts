import type { CSSObject } from '@emotion/react';
import { schemeKey } from './scheme-choice';
import { customProperties, type SchemeName } from './schemes';

/** The browser's own parts, such as scroll bars and fields, follow `color-scheme`. */
const scheme = (name: SchemeName): CSSObject => ({ colorScheme: name, ...customProperties(name) });

/** Pictures on light paper are dimmed, so that they don't glare. */
const onDark: CSSObject = { ...scheme('dark'), '& img': { filter: 'brightness(0.86)' } };

/**
 * The custom properties of the colors. Dark on screens only, so print is light; by the visitor's choice, or otherwise by the
 * system. The inline script stores the choice in the root element (src/ssr/color-scheme.ts).
 */
export const schemeStyles: CSSObject = {
  ':root': scheme('light'),
  '@media screen and (prefers-color-scheme: dark)': {
    [`:root:not([data-${schemeKey}="light"])`]: onDark,
  },
  '@media screen': { [`:root[data-${schemeKey}="dark"]`]: onDark },
};
