import { css } from '@emotion/react';
import { color } from '../../theme/tokens';

/** Words that lie over lines: a rim in the colour of the board keeps them readable. */
export const onPaper = css({
  stroke: color.white,
  strokeWidth: 5,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});
