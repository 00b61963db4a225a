import type { CSSObject } from '@emotion/react';
import { color, media, radius, space, text } from '../../theme/tokens';
import { layout } from './layouts';

export const railLine: CSSObject = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: space(2.5),
  [layout.wideTable]: { alignItems: 'center' },
};

/** `data-windows` reserves a line for the name of a window, which the printed timetable doesn't show. */
export const railName: CSSObject = {
  '&[data-windows="unnamed"]::after': { ...text.mono, content: '"\\00a0"', display: 'block' },
  [layout.wideTable]: { '&[data-windows="unnamed"]::after': { content: 'none' } },
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
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: radius.small,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:focus-visible': { outline: `${space(0.5)} solid ${color.focusNight}`, outlineOffset: space(0.75) },
};
