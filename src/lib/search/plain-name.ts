/** Names of things, compared as people type them: case, quotes, and whether underscores are spaces do not count. */

/** Between names where several stand in one text. */
export const nameSeparator = ' · ';

/** A name or a query in the one form that all its spellings have. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .replace(/["'`“”‘’]/g, '')
    .replace(/[\s_]+/g, ' ')
    .trim();
