/** How pictures grow with the visitor's text size, so that their words never overlap: the positions in a picture are in pixels. */

/** The root font size, in pixels, up to which the words alone grow; with larger text, the picture grows with them. */
const largest = 18;

/**
 * The size of words in a picture.
 * @param size in rem, such as "0.78125rem"
 */
export const pictureText = (size: string) => ({
  fontSize: `min(${size}, ${Number.parseFloat(size) * largest}px)`,
});

/** Width of a picture that has this width at the usual text size, unless it's beside its caption. */
export const growingWidth = (width: number): string => `max(${width}px, ${width / largest}rem)`;
