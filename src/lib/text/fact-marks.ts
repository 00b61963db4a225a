/** Figures in a text, marked with the id of their fact, so that a page can link each to its date and source. */

const mark = /⟦([a-z0-9-]+):([^⟧]*)⟧/g;

/** A fact's text with its id: "⟦ach-same-day-ceiling:$1,000,000⟧". Markdown leaves it unchanged, even in a table. */
export const marked = (fact: string, text: string): string => `⟦${fact}:${text}⟧`;

/** The text without marks. */
export const unmarked = (text: string): string => text.replace(mark, '$2');

/** A part of a text: plain text, or the text of a fact. `at` is its offset, in characters of the marked text. */
export type Piece = { at: number; text: string; fact?: string };

/** The parts of a text in order; a text without marks is one part. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) pieces.push({ at: end, text: text.slice(end, until) });
  };
  for (const match of text.matchAll(mark)) {
    const [whole, fact = '', label = ''] = match;
    addPlain(match.index);
    pieces.push({ at: match.index, text: label, fact });
    end = match.index + whole.length;
  }
  addPlain(text.length);
  return pieces;
}

/** The fragment of the note with a fact's date and source. */
export const figureHref = (fact: string): string => `#figure-${fact}`;
