import type { CSSObject } from '@emotion/react';
import { color, media } from './tokens';

/** The surface of code and boards, dark in both schemes. Its edge shows on a dark page, in print and in forced colors. */
export const nightBoard: CSSObject = {
  border: `1px solid ${color.nightEdge}`,
  backgroundColor: color.night,
  color: color.nightText,
  [media.print]: { borderColor: color.lineStrong },
};
