import type { CSSObject } from '@emotion/react';
import { printedColors } from '../../theme/kept-colors';
import { type RailId, rails } from '../../theme/rails';
import { color, media, radius, space, text } from '../../theme/tokens';

const diameters = { small: space(5), medium: space(6.5) } as const;

const disc: CSSObject = {
  ...text.mono,
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  borderRadius: radius.pill,
  lineHeight: 1,
  letterSpacing: 0,
  // So that the letter isn't copied with the cells of a table.
  WebkitUserSelect: 'none',
  userSelect: 'none',
  ...printedColors,
  // Forced colors paint the disc in the page's background color; the outline keeps its shape.
  [media.forcedColors]: { outline: `${space(0.25)} solid CanvasText` },
};

type Props = {
  rail: RailId;
  /** On a dark surface: the rail's lighter color, with a dark letter. */
  onNight?: boolean;
  size?: keyof typeof diameters;
};

/** The sign of a rail: a disc in its color with its letter. Decorative, so the rail's name must be beside it. */
export function LineBullet({ rail, onNight = false, size = 'medium' }: Props) {
  const { letter, color: day, onNight: night } = rails[rail];
  const diameter = diameters[size];
  const paint = onNight
    ? { background: night, color: color.night }
    : { background: day, color: color.onFill };
  return (
    <span aria-hidden="true" css={{ ...disc, ...paint, width: diameter, height: diameter }}>
      {`${letter} `}
    </span>
  );
}
