/** Two columns: text and fields on the left, code on the right, which stays in view next to what it explains. */
import { css } from '@emotion/react';
import { media, space } from '../../theme/tokens';

export const split = {
  /** A part of the page. Below two columns, its code follows its introduction. */
  part: css({
    [media.xl]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      // What the code needs beyond the text goes below the text.
      gridTemplateRows: 'auto 1fr',
      columnGap: space(10),
    },
  }),
  /** The text before and after the code. */
  text: css({ minWidth: 0, [media.xl]: { gridColumn: 1 } }),
};
