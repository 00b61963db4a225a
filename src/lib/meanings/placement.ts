/** Where a card is shown beside a word. Pure. All lengths in pixels. */

type Box = { readonly left: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Between the word and the card, and between the card and the edge of the window. */
const gap = 6;
const edge = 8;

/**
 * The position of the card in the window: below the word, or above it if there's no room below, and always within the window.
 * @param word from its first line to its last, with the left edge of the first, in the window
 */
export function placement(word: Box, card: Size, viewport: Size): { left: number; top: number } {
  const left = Math.max(edge, Math.min(word.left, viewport.width - card.width - edge));
  const below = word.bottom + gap;
  const above = word.top - gap - card.height;
  const fits = below + card.height + edge <= viewport.height;
  return { left, top: fits || above < edge ? below : above };
}
