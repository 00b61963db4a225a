/** The sentence of a page that answers a query best. Pure. */
import type { Piece } from './hits';
import { piecesOf, termOf } from './pieces';
import { sentenceMarks, withoutMarks } from './sentence-marks';

/** A range of words: the first, and the first after it. */
type Range = { readonly start: number; readonly end: number };

/** A longer sentence is shown only if no shorter one has as many matches. In words. */
const comfortable = 32;

/** A page's text: its words as the index counts them, and its sentences. */
export type PageText = { readonly words: readonly string[]; readonly sentences: readonly Range[] };

/** Reads the marked sentences of a text. A sentence ends where the next one starts. */
export function readText(content: string): PageText {
  const words = content.split(/\s+/);
  const found: Range[] = [];
  let start: number | undefined;
  words.forEach((word, at) => {
    if (word.includes(sentenceMarks.start)) {
      if (start !== undefined) found.push({ start, end: at });
      start = at;
    }
    if (word.includes(sentenceMarks.end)) {
      if (start !== undefined) found.push({ start, end: at + 1 });
      start = undefined;
    }
  });
  return { words, sentences: found };
}

/** How well a sentence answers: the number of different words found; fewer for a long one. */
function worth(
  { start, end }: Range,
  words: readonly string[],
  matches: readonly number[],
  query: readonly string[],
) {
  const here = matches.filter((at) => at >= start && at < end);
  if (here.length === 0) return 0;
  const terms = new Set(here.map((at) => termOf(words[at] ?? '', query)));
  return terms.size - (end - start > comfortable ? 0.5 : 0);
}

const afterMark = new RegExp(`${sentenceMarks.end}.*`, 's');

/** A sentence as pieces. What follows its end mark belongs to no sentence. */
const marked = ({ start, end }: Range, words: readonly string[], matches: ReadonlySet<number>): Piece[] =>
  piecesOf(
    words.slice(start, end).map((word) => withoutMarks(word.replace(afterMark, ''))),
    (at) => matches.has(start + at),
  );

/**
 * The sentence with most of the query's words, as pieces; the first of equals. Empty if no sentence has any.
 * @param matches positions of words that match
 * @param query the words that count, in lower case
 * @param within the range of a part; the whole page if undefined
 */
export function bestSentence(
  { words, sentences }: PageText,
  matches: readonly number[],
  query: readonly string[],
  { start, end }: Range = { start: 0, end: words.length },
): Piece[] {
  const inside = matches.filter((at) => at >= start && at < end);
  let best: Range | undefined;
  let most = 0;
  for (const sentence of sentences) {
    if (sentence.start < start || sentence.end > end) continue;
    const value = worth(sentence, words, inside, query);
    if (value > most) [best, most] = [sentence, value];
  }
  return best ? marked(best, words, new Set(inside)) : [];
}

/** The first sentence of a part, for one whose sentences have no match. Empty if it has no sentence. */
export function firstSentence({ words, sentences }: PageText, { start, end }: Range): Piece[] {
  const first = sentences.find((sentence) => sentence.start >= start && sentence.end <= end);
  return first ? marked(first, words, new Set()) : [];
}
