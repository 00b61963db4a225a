/** Finds words that appear twice in a row, such as "the the". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** Two of these in a row can be right. */
const allowed = new Set(['that', 'had', 'very', 'so', 'long', 'do', 'bye', 'no', 'yes']);

/** With such a word before it, the first of two "is" can end a clause: "What it is is a limit." */
const clause = /\b(?:what|who|where|when|how|why|which|that|all|as|than)(?:ever)?\b/i;

/** The sentence at the end of a text, if its start is in the text too, and not before a link or code. */
const lastSentence = /(?:^|[.!?]\s+)(\p{Lu}[^.!?]*)$/u;

/** Whether two of a word in a row can be right after a text. */
function isAllowed(word: string, before: string): boolean {
  if (word !== 'is') return allowed.has(word);
  const sentence = lastSentence.exec(before)?.[1];
  return sentence === undefined || clause.test(sentence);
}

const doubled = /(?<![\p{L}\d_.'’-])(\p{L}{2,})[ \n](\1)(?![\p{L}\d_'’/-])/giu;

/** The doubled words of a file's prose. */
export const doubledWordDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap(({ text, locate }) =>
    matchesIn(text, doubled).flatMap(({ 0: words, 2: word = '', index }): Diagnostic[] => {
      // Two names in capitals are not a typo: "Example Example Co".
      if (isAllowed(word, text.slice(0, index)) || word !== word.toLowerCase()) return [];
      const place = locate(words, countPieces(text.slice(0, index), words));
      const message = `${quote(word)} appears twice in a row`;
      return [{ file: content.file, ...place, message, fix: 'remove one of the two' }];
    }),
  );
