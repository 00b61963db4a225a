import { css } from '@emotion/react';
import { space, text } from '../../theme/tokens';

/** Headings of the reference, levels two and three. */
export const headings = {
  h2: css({ margin: 0, ...text.h2Article }),
  h3: css({ margin: 0, ...text.h3, paddingTop: space(2) }),
};
