import { type CSSObject, keyframes } from '@emotion/react';
import type { Status } from '../../lib/time/departures';
import { keptColors } from '../../theme/kept-colors';
import { color, entrance, media, radius, space, text } from '../../theme/tokens';
import { layout } from './board-styles';

export const railLine: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space(2.5),
  [layout.wideTable]: { alignItems: 'center' },
};

/** On a separate line below the rail's name, or after it if there's room. */
export const windowName: CSSObject = {
  ...text.mono,
  display: 'block',
  color: color.nightMuted,
  [media.print]: { color: color.ink2 },
  [layout.wideTable]: { display: 'inline', font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
};

/** The whole cell is the link's target. */
export const railLink: CSSObject = {
  textDecoration: 'none',
  borderRadius: radius.small,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: `${space(0.5)} solid ${color.focusNight}`, outlineOffset: space(0.75) },
};

/** A live value. `data-room` contains the printed text and keeps its space, so that nothing moves. */
export const value: CSSObject = {
  ...text.mono,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > *, &::after': { gridArea: '1 / 1' },
  '&::after': { content: 'attr(data-room)', visibility: 'hidden' },
};

/** Space for the two lines that a live value may have in a card or a narrow table. */
export const twoLines: CSSObject = {
  minHeight: `${2 * text.mono.lineHeight}em`,
  [layout.wideTable]: { minHeight: 0 },
};

/** A limit doesn't change with time. */
export const limitValue: CSSObject = { ...text.mono, display: 'block' };

export const piece: CSSObject = { display: 'block', [layout.wideTable]: { display: 'inline-block' } };

const turn = keyframes({ from: { transform: 'rotateX(-90deg)' } });

/** A live value turns over when it changes, as on a split-flap board: React replaces the element, whose key is the text. */
export const flap: CSSObject = {
  display: 'inline-block',
  [media.motion]: { animation: entrance(`${turn}`, 'quick') },
};
export const separator: CSSObject = { display: 'none', [layout.wideTable]: { display: 'inline' } };

/** A value in the column "Now": a dot and a word, or the days on which the rail runs. */
export const nowValue: CSSObject = { whiteSpace: 'nowrap' };

export const runs: CSSObject = { fontSize: text.caption.fontSize };

/** The light beside the word; it keeps its color when colors are forced. */
export const dot = (status: Status): CSSObject => ({
  display: 'inline-block',
  width: space(2),
  height: space(2),
  marginInlineEnd: space(2.5),
  verticalAlign: 'middle',
  borderRadius: radius.pill,
  background: color[status],
  ...keptColors,
});
