import type { FoundPage } from './hits';
import { plainName } from './plain-name';

/** The half of a word that has to be there, of which the rest may be another ending; of a short word all. */
const stemOf = (word: string): string => word.slice(0, Math.max(3, Math.ceil(word.length / 2)));

const markedIn = (excerpt: string): string[] =>
  [...excerpt.matchAll(/<mark>(.*?)<\/mark>/gs)].map(([, word = '']) => word);

/**
 * Whether a page has anything of what is looked for. Where no word fits, Pagefind cuts the query down until one does, to a
 * single letter if need be; what it finds then is no answer.
 */
export function matchesQuery(page: FoundPage, query: string): boolean {
  const marked = [page.excerpt, ...page.parts.map(({ excerpt }) => excerpt)].flatMap(markedIn);
  const text = plainName([page.title, page.description, ...page.names, ...marked].join(' '));
  return plainName(query)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word !== '' && text.includes(stemOf(word)));
}
