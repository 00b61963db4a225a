/**
 * The mark as plain data: two tracks and the switch between them, in a square of `size` units.
 * Drawn with one stroke, round caps and joins, no fill. The logo, the favicon and the social cards share it.
 */
export const mark = {
  size: 28,
  strokeWidth: 4,
  /** The four ends of the two tracks, which never move. */
  rails: 'M3 7h8.5M20.5 21H25M3 21h6.2M25 7h-6.2',
  /** The switch, which joins the upper left rail to the lower right one. */
  blade: 'M11.5 7l9 14',
  /** CSS transform that turns the blade around its middle, to join the lower left rail to the upper right one. */
  thrown: { transformOrigin: '16px 14px', transform: 'translateX(-2px) rotate(65.47deg)' },
} as const;

/** The whole mark as one path. */
export const markPath = `${mark.rails}${mark.blade}`;
