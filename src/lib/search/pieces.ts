/** Texts split into marked and other pieces, so that results need no HTML of the index. Pure. */
import { stemmer } from 'stemmer';
import type { Piece } from './hits';
import { wordsOf } from './query';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** The pieces of Pagefind's excerpt, whose matches are in `<mark>`. */
export const excerptPieces = (excerpt: string): Piece[] =>
  excerpt
    .split(/<\/?mark>/)
    .map((text, at) => ({
      text: text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity),
      marked: at % 2 === 1,
    }))
    .filter(({ text }) => text !== '');

/** The pieces of a title or description with a query's words marked. */
export function markedPieces(text: string, words: readonly string[]): Piece[] {
  const stems = words.map(stemmer);
  const isMatch = (piece: string): boolean =>
    wordsOf(piece).some(
      (word) =>
        stems.includes(stemmer(word)) || words.some((typed) => typed.length > 2 && word.startsWith(typed)),
    );
  return text
    .split(/([\p{L}\p{N}_]+)/u)
    .map((piece) => ({ text: piece, marked: isMatch(piece) }))
    .filter((piece) => piece.text !== '');
}
