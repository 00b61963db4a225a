import type { CSSObject } from '@emotion/react';
import { keptColors, printedColors } from '../theme/kept-colors';
import { color, media, space } from '../theme/tokens';

/** In grid steps: diameter of the disc, its indent, and the distance to the next station. */
type Measures = { diameter: number; indent: number; next: number };

/** Width of a line, in grid steps. */
const lineWidth = 1.75;

/** The place of the line from a station's disc to the next one, within the list item. */
export const lineToNext = ({ diameter }: Measures): CSSObject => ({
  position: 'absolute',
  insetInlineStart: space((diameter - lineWidth) / 2),
  top: space(3),
  bottom: `-${space(3)}`,
  width: space(lineWidth),
  ...keptColors,
});

/** A list item as a station: a ringed disc. */
export const station = ({ diameter, indent, next }: Measures): CSSObject => ({
  position: 'relative',
  padding: `0 0 ${space(next)}`,
  // With large text on a phone the words need the room.
  paddingInlineStart: `min(${space(indent)}, 14vw)`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    insetInlineStart: 0,
    top: 0,
    width: space(diameter),
    height: space(diameter),
    border: `4px solid ${color.ink}`,
    borderRadius: '50%',
    backgroundColor: color.surface,
    // The line ends behind the disc.
    ...printedColors,
  },
  '&:last-of-type': { paddingBottom: 0 },
  [media.print]: { breakInside: 'avoid' },
});

/**
 * A station with the line to the next one below it.
 * @param track background of the line, such as a rail's color
 */
export const stationOnLine = (measures: Measures, track: string): CSSObject => ({
  ...station(measures),
  '&::after': { content: '""', ...lineToNext(measures), background: track },
  '&:last-of-type': { paddingBottom: 0, '&::after': { display: 'none' } },
});
