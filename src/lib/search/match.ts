import type { FoundPage } from './hits';
import { plainName } from './plain-name';

/** The start of a word that has to match, as the ending may differ: half of it, at least three letters. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.ceil(word.length / 2)));

/** The words of a page's text that the index found. */
function foundWords({ content, matches }: FoundPage): string[] {
  const words = content.split(/\s+/);
  return [...new Set(matches.map((at) => words[at] ?? ''))];
}

/**
 * Whether a page really matches the query. If no word matches, Pagefind shortens the query until one does, down to a
 * single letter; those results are useless.
 */
export function matchesQuery(page: FoundPage, query: string): boolean {
  const stems = plainName(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(stemOf);
  const isIn = (texts: readonly string[]): boolean => {
    const text = plainName(texts.join(' '));
    return stems.some((stem) => text.includes(stem));
  };
  return isIn([page.title, page.description, ...page.names]) || isIn(foundWords(page));
}
