/** How the picture for phones grows with the visitor's text size, so that the words of its columns never overlap. */
import { text } from '../../theme/tokens';

/** The root font size, in pixels, up to which the words alone grow; with larger text, the picture grows with them. */
const largest = 18;

/** Words beside and above a column. */
export const columnText = {
  fontSize: `min(${text.mono.fontSize}, ${Number.parseFloat(text.mono.fontSize) * largest}px)`,
};

/** Width of a picture above its caption that has this width at the usual text size. */
export const growingWidth = (width: number): string => `max(${width}px, ${width / largest}rem)`;
