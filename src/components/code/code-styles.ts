import { type CSSObject, css } from '@emotion/react';
import { codeTokens } from '../../theme/code-tokens';
import { nightBoard } from '../../theme/night-board';
import { color, media, radius, space, text } from '../../theme/tokens';

const tokenColors: CSSObject = Object.fromEntries(
  Object.values(codeTokens).map(({ className, color }) => [`& .${className}`, { color }]),
);

/** At both sides of code. */
export const gutter = `var(--gutter, min(${space(7.5)}, 4.5vw))`;

/** Lines that are too long go on below, further in. */
export const wrappedLines: CSSObject = {
  gridTemplateColumns: `minmax(0, 1fr) ${gutter}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textIndent: '8ch hanging each-line',
  '&::after': { display: 'none' },
};

/** Styles of highlighted code, for the surface that contains it; src/gatsby/markdown/highlight.ts writes the classes. */
export const highlighted = css({
  '& pre': {
    display: 'grid',
    gridTemplateColumns: `minmax(max-content, 1fr) ${space(10)}`,
    padding: `${space(6.5)} 0 ${space(8.5)} ${gutter}`,
    overflow: 'auto',
    scrollbarColor: `${color.nightMuted} transparent`,
    ...text.code,
  },
  // Longer lines fade out at the edge, until they're scrolled to their end: there the second column is.
  '& pre::after': {
    content: '""',
    gridArea: '1 / 1 / auto / -1',
    justifySelf: 'end',
    position: 'sticky',
    insetInlineEnd: 0,
    width: space(10),
    backgroundImage: `linear-gradient(to left, ${color.night} 20%, transparent)`,
    pointerEvents: 'none',
  },
  '& pre:focus-visible': { outlineColor: color.focusNight, outlineOffset: `-${space(1)}` },
  '& code': { gridArea: '1 / 1', fontFamily: 'inherit' },
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
    // Firefox cuts lines of a grid in half.
    '& pre': { display: 'block', paddingInlineEnd: gutter, ...wrappedLines },
    '& pre span, & pre span[class]': { color: 'inherit' },
  },
});

/** A title above code, as high as tabs. */
export const codeTitle = css({
  padding: `${space(4.5)} ${gutter} ${space(3.5)}`,
  // The copy button is at the end.
  paddingInlineEnd: space(18),
  borderBottom: `1px solid ${color.nightLine}`,
  ...text.label,
  overflowWrap: 'anywhere',
  '& + div .copy': { top: `-${space(10)}` },
  [media.print]: { breakAfter: 'avoid' },
});

/** A dark surface for code. */
export const codeBoard = css({
  borderRadius: radius.board,
  overflow: 'hidden',
  ...nightBoard,
});
