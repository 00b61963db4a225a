/** Splits texts into pieces, so that matches are marked without injecting the index's HTML into the page. Pure. */
import { stemmer } from 'stemmer';
import type { Piece } from './hits';
import { wordsOf } from './words';

/**
 * The word of the query that a word of a text matches: the one with its stem, or one that it starts with. A word such as
 * `rate_limited` has two.
 * @param query in lower case
 */
export function termOf(word: string, query: readonly string[]): string | undefined {
  const parts = wordsOf(word);
  const stems = parts.map(stemmer);
  return query.find((term) => stems.includes(stemmer(term)) || parts.some((part) => part.startsWith(term)));
}

/** A word, marked without the punctuation around it. */
function markedWord(word: string): Piece[] {
  const [, before = '', inner = '', after = ''] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(word) ?? [];
  return [
    { text: before, marked: false },
    { text: inner, marked: true },
    { text: after, marked: false },
  ];
}

/**
 * Words as pieces, joined by spaces. Neighbors that are both marked or both not are one piece.
 * @param isMatch whether the word at a position is marked
 */
export function piecesOf(words: readonly string[], isMatch: (at: number) => boolean): Piece[] {
  const all = words.flatMap((word, at): Piece[] => [
    ...(at > 0 ? [{ text: ' ', marked: false }] : []),
    ...(isMatch(at) ? markedWord(word) : [{ text: word, marked: false }]),
  ]);
  const pieces: Piece[] = [];
  for (const { text, marked } of all) {
    const last = pieces.at(-1);
    if (text === '') continue;
    if (last?.marked === marked) pieces[pieces.length - 1] = { text: last.text + text, marked };
    else pieces.push({ text, marked });
  }
  return pieces;
}

/**
 * The pieces of a text with the words of a query marked.
 * @param query the words that count, in lower case
 */
export function markedPieces(text: string, query: readonly string[]): Piece[] {
  const words = text.split(' ');
  return piecesOf(words, (at) => termOf(words[at] ?? '', query) !== undefined);
}
