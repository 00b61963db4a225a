/**
 * Patterns of paths: `*` is any text without a slash, so "/*.js" is each script at the root and "/fonts/*" each font. `**` is any
 * text, so "/**.md" is each Markdown file in any folder.
 */

/** The pattern as the text of a regular expression that matches a whole path. nginx, Go and JavaScript read it alike. */
export const patternSource = (pattern: string): string =>
  `^${pattern.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\*+/g, (stars) => (stars === '*' ? '[^/]+' : '.+'))}$`;

/** True when one of the patterns matches the path. */
export const matchesAny = (patterns: readonly string[], path: string): boolean =>
  patterns.some((pattern) => new RegExp(patternSource(pattern)).test(path));
