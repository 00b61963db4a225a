/** Names close to a query that finds nothing. Pure. */
import { distance } from 'fastest-levenshtein';
import type { NearTerm } from './hits';
import { plainName } from './plain-name';
import { subjectWords, wordsOf } from './words';

/** A page or term: the names to compare, and the one that's shown. */
export type Term = NearTerm & { readonly names: readonly string[] };

/** The share of letters that may differ. */
const tolerance = 0.34;

/** Names offered. */
const offered = 5;

/** Words shorter than this are close to too many others. */
const shortest = 3;

const difference = (a: string, b: string): number => distance(a, b) / Math.max(a.length, b.length);

/** How far a name is from the query, from 0 (the same) to 1: as a whole, or word by word. */
function farness(name: string, query: string, words: readonly string[]): number {
  const own = wordsOf(name).filter((word) => word.length >= shortest);
  const byWord = words.map((word) => Math.min(1, ...own.map((other) => difference(word, other))));
  // A long name that has a close word is less close than the word alone.
  const best = Math.min(1, ...byWord) + own.length / 100;
  return Math.min(best, difference(plainName(name), query));
}

/**
 * The pages and terms whose names are closest to a query, best first. Empty if none is close.
 */
export function nearestTerms(terms: readonly Term[], typed: string): NearTerm[] {
  const query = plainName(typed);
  const words = subjectWords(typed).filter((word) => word.length >= shortest);
  return terms
    .map(({ names, name, href }) => ({
      term: { name, href },
      far: Math.min(...names.map((other) => farness(other, query, words))),
    }))
    .filter(({ far }) => far <= tolerance)
    .sort((a, b) => a.far - b.far || a.term.name.length - b.term.name.length)
    .slice(0, offered)
    .map(({ term }) => term);
}
