/** Names compared as people type them: ignoring case, quotes, and underscores versus spaces. */

/** Separates names in one text. */
export const nameSeparator = ' · ';

/** The form that all spellings of a name or query share. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'`“”‘’]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
