/** What pictures on a white board have in common. */
import { css } from '@emotion/react';
import { color, media, radius, space } from '../theme/tokens';

/** The board itself. */
export const board = css({
  margin: 0,
  padding: `${space(7)} ${space(5)}`,
  borderRadius: radius.board,
  backgroundColor: color.white,
  [media.md]: { padding: `${space(8)} ${space(10)} ${space(7)}` },
  [media.print]: { padding: `${space(4)} 0`, breakInside: 'avoid' },
});

/** A picture for screens that are wide enough, and the one that runs down in its place. */
export const wide = css({ display: 'none', [media.lg]: { display: 'block' } });
export const narrow = css({ [media.lg]: { display: 'none' } });
