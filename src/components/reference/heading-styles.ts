import { css } from '@emotion/react';
import { color, space, text } from '../../theme/tokens';

/** Headings of the reference, levels two and three, and those of the parts of an operation. */
export const headings = {
  h2: css({ ...text.h2Article }),
  h3: css({ ...text.h3 }),
  /** Above a list. */
  above: css({ marginBottom: space(5) }),
  part: css({ margin: `${space(6)} 0 ${space(2)}`, ...text.label, color: color.ink3 }),
};
