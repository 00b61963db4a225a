import { css } from '@emotion/react';
import { color, media, space, text } from '../../theme/tokens';

/** Colours of highlighted code; the classes come from src/gatsby/highlight.ts. */
export const highlighted = css({
  '& pre': {
    margin: 0,
    padding: `${space(6.5)} ${space(7.5)} ${space(8.5)}`,
    overflow: 'auto',
    ...text.code,
  },
  '& pre:focus-visible': { outlineColor: color.focusNight, outlineOffset: `-${space(1)}` },
  '& code': { fontFamily: 'inherit' },
  '& .tok-string': { color: color.codeString },
  '& .tok-comment': { color: color.codeComment },
  '& .tok-keyword': { color: color.codeKeyword },
  '& .tok-number': { color: color.codeNumber },
  // Browsers print no backgrounds, and pale code would be lost without its night. Each surface prints its own words dark.
  [media.print]: { '& pre span, & pre span[class]': { color: 'inherit' } },
});
