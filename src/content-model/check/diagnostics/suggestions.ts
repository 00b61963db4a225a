import { closest, distance } from 'fastest-levenshtein';

/** The allowed word most similar to a mistyped one; undefined if none is similar. */
export function nearest(word: string, allowed: readonly string[]): string | undefined {
  if (allowed.length === 0) return undefined;
  const best = closest(word, allowed);
  return distance(word, best) <= Math.max(2, word.length / 3) ? best : undefined;
}

/** "did you mean "x"?" for a similar word, otherwise the allowed words, at most twelve. */
export function fixFor(word: string, allowed: readonly string[]): string {
  const best = nearest(word, allowed);
  if (best !== undefined) return `did you mean "${best}"?`;
  const shown = allowed.slice(0, 12).join(', ');
  return `use one of: ${shown}${allowed.length > 12 ? ', …' : ''}`;
}
