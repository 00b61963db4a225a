import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';

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
