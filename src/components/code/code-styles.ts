import { type CSSObject, css } from '@emotion/react';
import { codeTokens } from '../../theme/code-tokens';
import { nightBoard } from '../../theme/night-board';
import { color, media, radius, space, text } from '../../theme/tokens';

const tokenColors: CSSObject = Object.fromEntries(
  Object.values(codeTokens).map(({ className, color }) => [`& .${className}`, { color }]),
);

/** Styles of highlighted code, for the surface that contains it; src/gatsby/markdown/highlight.ts writes the classes. */
export const highlighted = css({
  '& pre': {
    padding: `${space(6.5)} min(${space(7.5)}, 8vw) ${space(8.5)}`,
    overflow: 'auto',
    ...text.code,
  },
  '& pre:focus-visible': { outlineColor: color.focusNight, outlineOffset: `-${space(1)}` },
  '& code': { fontFamily: 'inherit' },
  // The buttons are added by src/lib/code/copy-buttons.ts.
  '& .copy-box': { position: 'relative' },
  '& .copy': {
    position: 'absolute',
    top: space(3),
    insetInlineEnd: space(3),
    minHeight: space(7),
    padding: `0 ${space(3)}`,
    border: `1px solid ${color.nightLine}`,
    borderRadius: radius.control,
    backgroundColor: color.night,
    color: color.nightMuted,
    ...text.fine,
    cursor: 'pointer',
    // So that the label isn't copied with the code around it.
    WebkitUserSelect: 'none',
    userSelect: 'none',
    '&:hover, &:focus-visible': { color: color.nightBright },
    [media.print]: { display: 'none' },
  },
  // Beside the tabs, if there are any.
  '& fieldset .copy': { top: `-${space(10)}` },
  ...tokenColors,
  // Browsers don't print backgrounds, and light code would be unreadable without one. Each surface sets its dark print color.
  [media.print]: {
    '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '& pre span, & pre span[class]': { color: 'inherit' },
  },
});

/** A dark surface for code. */
export const codeBoard = css({
  borderRadius: radius.board,
  overflow: 'hidden',
  ...nightBoard,
});
