/** Figures and addresses in a text, marked with what they are, so that a page can link each. */

const mark = /⟦([a-z0-9-]+|[@/]):([^⟧]*)⟧/g;

/** A mark, or what a text that isn't Markdown has between backticks. */
export const markOrCode = new RegExp(`${mark.source}|\`([^\`]+)\``, 'g');

/** A fact's text with its id: "⟦ach-same-day-ceiling:$1,000,000⟧". Markdown leaves it unchanged, even in a table. */
export const marked = (fact: string, text: string): string => `⟦${fact}:${text}⟧`;

/** An email address as a mark. */
export const markedEmail = (address: string): string => `⟦@:${address}⟧`;

/** A full address of a page as a mark. */
export const markedPage = (url: string): string => `⟦/:${url}⟧`;

/** The text without marks. */
export const unmarked = (text: string): string => text.replace(mark, '$2');

/** A part of a text: plain text, code, or a link's. `at` is its offset, in characters of the marked text. */
export type Piece = { at: number; text: string; href?: string; isCode?: true };

/** Where a mark leads: a figure to its note on the page, an address to itself. */
function hrefOf(kind: string, label: string): string {
  if (kind === '@') return `mailto:${label}`;
  return kind === '/' ? label : figureHref(kind);
}

/** The parts of a text in order; a text without marks is one part. */
export function piecesOf(text: string, pattern = mark): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  const addPlain = (until: number) => {
    if (until > end) pieces.push({ at: end, text: text.slice(end, until) });
  };
  for (const match of text.matchAll(pattern)) {
    const [whole, kind = '', label = '', code] = match;
    addPlain(match.index);
    const at = match.index;
    pieces.push(code ? { at, text: code, isCode: true } : { at, text: label, href: hrefOf(kind, label) });
    end = match.index + whole.length;
  }
  addPlain(text.length);
  return pieces;
}

/** The fragment of the note with a fact's date and source. */
export const figureHref = (fact: string): string => `#figure-${fact}`;
