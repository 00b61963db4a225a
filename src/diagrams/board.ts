/** Styles shared by diagrams on a white board. */
import { css } from '@emotion/react';
import { color, media, radius, space } from '../theme/tokens';

/** The board. */
export const board = css({
  padding: `${space(7)} min(${space(5)}, 5.5vw)`,
  borderRadius: radius.board,
  backgroundColor: color.surface,
  [media.md]: { padding: `${space(8)} ${space(10)} ${space(7)}` },
  [media.print]: { padding: `${space(4)} 0`, breakInside: 'avoid' },
});

/** A picture for wide screens, and the vertical one that replaces it on narrow ones. */
export const wide = css({ display: 'none', [media.lg]: { display: 'block' } });
export const narrow = css({ [media.lg]: { display: 'none' } });

/** A figure of both pictures and a caption, which is beside the vertical picture where there's room. */
export const captionBeside = css({
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(max-content, 1fr) minmax(0, 1fr)',
    columnGap: space(8),
    alignItems: 'start',
  },
  [media.lg]: { display: 'block' },
});
