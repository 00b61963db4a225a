/**
 * Marks around the sentences of an indexed text, so that results show whole sentences and no code, labels or headings. They're
 * invisible and no part of a word, so the index ignores them.
 */
export const sentenceMarks = { start: '\u2063', end: '\u2064' } as const;

/** Removes the marks. */
export const withoutMarks = (text: string): string =>
  text.replaceAll(sentenceMarks.start, '').replaceAll(sentenceMarks.end, '');
