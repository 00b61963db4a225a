/** Figures within a text, marked with the id of their fact, so that a page can lead from each to its date and source. */

const mark = /⟦([a-z0-9-]+):([^⟧]*)⟧/g;

/** The words of a fact with its id: "⟦ach-same-day-ceiling:$1,000,000⟧". Markdown leaves it as it is, also in a table. */
export const marked = (fact: string, words: string): string => `⟦${fact}:${words}⟧`;

/** The text as it reads, without marks. */
export const unmarked = (text: string): string => text.replace(mark, '$2');

/** A part of a text: plain words, or the words of a fact. `at` is where it starts, in characters of the marked text. */
export type Piece = { at: number; words: string; fact?: string };

/** The parts of a text in order; a text without marks is one part. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) pieces.push({ at: end, words: text.slice(end, until) });
  };
  for (const match of text.matchAll(mark)) {
    const [whole, fact = '', words = ''] = match;
    addPlain(match.index);
    pieces.push({ at: match.index, words, fact });
    end = match.index + whole.length;
  }
  addPlain(text.length);
  return pieces;
}

/** Where a page tells the date and source of a fact that it shows. */
export const figureHref = (fact: string): string => `#figure-${fact}`;
