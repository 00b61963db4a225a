/** How pictures grow with the visitor's text size, so that their words never overlap: the positions in a picture are in pixels. */
import { css } from '@emotion/react';

/** The root font size, in pixels, up to which the words alone grow; with larger text, the picture grows with them. */
const largest = 18;

/**
 * The size of words in a picture.
 * @param size in rem, such as "0.78125rem"
 */
export const pictureText = (size: string) => ({
  fontSize: `min(${size}, ${Number.parseFloat(size) * largest}px)`,
});

/** Styles of a picture whose width and height are in the unit of `growing`. */
export const growingPicture = css({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  fontSize: `max(${largest}px, 1rem)`,
});

/** With these it keeps its size. */
export const fixedPicture = { fontSize: largest };

/**
 * The width or height of such a picture.
 * @param pixels at the usual text size
 */
export const growing = (pixels: number): string => `${Number((pixels / largest).toFixed(2))}em`;
