import { type CSSObject, css } from '@emotion/react';
import { color, media, radius, space, text } from '../../theme/tokens';

/** A list of updates, separated by rules. */
export const updateRows = css({
  borderTop: `1px solid ${color.lineStrong}`,
});

/** An update in the list: its day and kind, then its text. */
export const updateRow = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${space(1.5)} ${space(8)}`,
  padding: `${space(6)} 0`,
  borderBottom: `1px solid ${color.line}`,
  [media.md]: { gridTemplateColumns: '3fr 8fr', alignItems: 'baseline' },
  [media.print]: { breakInside: 'avoid' },
});

/** An update with nothing but a title. */
export const briefRow = css(updateRow, { padding: `${space(4)} 0` });

/** The day and the kind. */
export const updateWhen = css({ ...text.label, color: color.ink3 });

/** The figure and the quote of a story, which only tiles show. */
export const onTiles = css({ display: 'none' });

/** A list of stories as tiles. The page says that they're samples, so the tiles don't. */
export const storyTiles: CSSObject = {
  display: 'grid',
  gap: space(6),
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: 0,
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gap: space(5),
    padding: space(7),
    border: 0,
    borderTop: `${space(1.5)} solid var(--rail)`,
    borderRadius: `0 0 ${radius.board} ${radius.board}`,
    backgroundColor: color.surface,
  },
  '& [data-on-tiles]': { display: 'block' },
  '& [data-on-rows]': { display: 'none' },
};
