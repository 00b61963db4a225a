import type { CSSObject } from '@emotion/react';

/** A figure in running text: dotted beneath, so that it does not look like the way to another page. */
export const figureLink: CSSObject = {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  '&:hover': { textDecorationStyle: 'solid' },
};
