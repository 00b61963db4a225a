import type { FoundPage } from './hits';
import { plainName } from './plain-name';

/** The start of a word that has to match, as the ending may differ: half of it, at least three letters. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.ceil(word.length / 2)));

const markedIn = (excerpt: string): string[] =>
  [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = '']) => word);

/**
 * Whether a page really matches the query. If no word matches, Pagefind shortens the query until one does, down to a
 * single letter; those results are useless.
 */
export function matchesQuery(page: FoundPage, query: string): boolean {
  const marked = [page.excerpt, ...page.parts.map(({ excerpt }) => excerpt)].flatMap(markedIn);
  const text = plainName([page.title, page.description, ...page.names, ...marked].join(' '));
  return plainName(query)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word !== '' && text.includes(stemOf(word)));
}
