import type { CSSObject } from '@emotion/react';

/** A figure in running text, with a dotted underline to set it apart from links to other pages. */
export const figureLink: CSSObject = {
  color: 'inherit',
  textDecorationLine: 'underline',
  textDecorationStyle: 'dotted',
  textDecorationThickness: '1px',
  '&:hover': { textDecorationStyle: 'solid' },
};
