/**
 * All matches of a pattern with the flag "g". For texts that nearly all have none: `matchAll` copies the pattern first, which takes
 * longer than most searches.
 */
export const matchesIn = (text: string, pattern: RegExp): RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];
