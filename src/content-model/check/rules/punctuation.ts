/** Finds a space too many before a sign of punctuation, one too few after it, and repeated signs: "final .", "final.They", "final,,". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** A word with spaces before its sign. */
const tooMany = /(?<![\p{L}\d])\p{L}[\p{L}\d’']* +[.,;:!?](?=\s|$)/gu;

/** The end of a sentence or of a clause, and the next word. */
const tooFew = /(?<![\p{L}\d/@._&-])\p{Ll}{2,}(?:[.!?]\p{Lu}\p{Ll}+|[,;]\p{L}{2,})(?![\p{L}\d/@._(-])/gu;

/** A word with several signs. Three periods are an ellipsis. */
const repeated = /\p{L}[\p{L}\d’']*(?:\.{4,}|,{2,}|;{2,})/gu;

function errorOf(words: string): Pick<Diagnostic, 'message' | 'fix'> {
  if (words.includes(' '))
    return {
      message: `${quote(words)} has a space before its punctuation`,
      fix: `write ${quote(words.replace(/ +/, ''))}`,
    };
  const signs = /[.,;]{2,}$/.exec(words)?.[0];
  if (signs !== undefined)
    return {
      message: `${quote(words)} has more than one sign of punctuation`,
      fix: `write ${quote(words.slice(0, 1 - signs.length))}`,
    };
  return {
    message: `${quote(words)} has no space after its punctuation`,
    fix: `write ${quote(words.replace(/[.!?,;]/, '$& '))}`,
  };
}

/** The misplaced spaces and the repeated signs of a file's prose. */
export const punctuationDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap(({ text, locate }) =>
    [tooMany, tooFew, repeated]
      .flatMap((pattern) => matchesIn(text, pattern))
      .map(({ 0: words, index }): Diagnostic => {
        const place = locate(words, countPieces(text.slice(0, index), words));
        return { file: content.file, ...place, ...errorOf(words) };
      }),
  );
