import { css } from '@emotion/react';
import { printedColors } from '../../../theme/kept-colors';
import { color, space, text } from '../../../theme/tokens';

/** The parts of a picture, in the order in which it draws them. */
export type Parts = {
  readonly parts: NonNullable<Queries.ProductPageQuery['product']['picture']>['parts'];
};

/** The number of a part that has a note, before it, in the picture and at the note. */
export const numbered = css({
  counterIncrement: 'part',
  '&::before': {
    content: 'counter(part)',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: space(5),
    height: space(5),
    marginInlineEnd: space(2),
    borderRadius: '50%',
    backgroundColor: 'var(--rail)',
    color: color.onFill,
    ...text.mono,
    lineHeight: 1,
    ...printedColors,
  },
});
