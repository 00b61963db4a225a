import type { CSSObject } from '@emotion/react';
import { color, space } from '../theme/tokens';

/** In grid steps: diameter of the disc, its indent, and the distance to the next station. */
type Measures = { diameter: number; indent: number; next: number };

/** Width of a line, in grid steps. */
const lineWidth = 1.75;

/**
 * A list item as a station: a ringed disc, with the line to the next one below it.
 * @param track background of the line, such as a rail's color
 */
export const stationOnLine = ({ diameter, indent, next }: Measures, track: string): CSSObject => ({
  position: 'relative',
  padding: `0 0 ${space(next)} ${space(indent)}`,
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    left: 0,
    top: 0,
    width: space(diameter),
    height: space(diameter),
    border: `4px solid ${color.ink}`,
    borderRadius: '50%',
    backgroundColor: color.surface,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: space((diameter - lineWidth) / 2),
    top: space(3),
    bottom: `-${space(3)}`,
    width: space(lineWidth),
    background: track,
  },
  '&:last-of-type': { paddingBottom: 0, '&::after': { display: 'none' } },
});
