import { closest, distance } from 'fastest-levenshtein';

/** The likeliest of the allowed words for a mistyped one, or undefined when none is near. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const best = closest(word, allowed);
  return distance(word, best) <= Math.max(2, word.length / 3) ? best : undefined;
}

/** "write "x"" when a near word is known, else the allowed words, at most twelve of them. */
export function fixFor(word: string, allowed: readonly string[]): string {
  const best = nearest(word, allowed);
  if (best !== undefined) return `did you mean "${best}"?`;
  const shown = allowed.slice(0, 12).join(', ');
  return `use one of: ${shown}${allowed.length > 12 ? ', …' : ''}`;
}
