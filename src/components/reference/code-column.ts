import { css } from '@emotion/react';
import { belowHeader, color, media, space } from '../../theme/tokens';
import { wrappedLines } from '../code/code-styles';

/** Windows that are too low for two boards don't keep them in view. */
const highEnough = '@media (min-height: 36em)';

const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;

/** The code beside the text. The last board shrinks to the height of the window, and its code scrolls. */
export const codeColumn = css({
  minWidth: 0,
  ...column,
  gap: space(3),
  marginBlock: space(5),
  '--gutter': space(5),
  '& > *': { flex: 'none' },
  '&& pre': {
    paddingBlock: `${space(4.5)} ${space(5.5)}`,
    fontSize: '0.8125rem',
    [media.xl]: wrappedLines,
  },
  // The changed fields of a response; src/gatsby/api-reference/mark-fields.ts writes them.
  '& mark': {
    padding: `${space(0.5)} ${space(1)}`,
    marginInline: `-${space(1)}`,
    borderRadius: space(1),
    backgroundColor: color.nightLine,
    color: 'inherit',
    WebkitBoxDecorationBreak: 'clone',
    boxDecorationBreak: 'clone',
  },
  [media.xl]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    alignSelf: 'start',
    marginBlock: 0,
    [highEnough]: {
      position: 'sticky',
      top: belowHeader,
      maxHeight: `calc(100vh - ${belowHeader} - ${space(6)})`,
      // Two of them and their tabs fit.
      '&& fieldset pre': { maxHeight: `calc(50vh - ${space(32)})` },
      '& > :last-child': { ...column, flex: '0 1 auto' },
      '& > :last-child > div': column,
    },
  },
  [media.print]: {
    // Firefox cuts lines of a flex item in half.
    display: 'block',
    '& > * + *': { marginTop: space(3) },
    position: 'static !important' as 'static',
    maxHeight: 'none !important',
    '&&& pre': { maxHeight: 'none' },
  },
});
