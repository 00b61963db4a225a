/** Finds a space before punctuation, none after it, and repeated punctuation: "final .", "final.They", "final,,". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** A word with spaces before its punctuation. */
const tooMany = /(?<![\p{L}\d])\p{L}[\p{L}\d’']* +[.,;:!?](?=\s|$)/gu;

/** The end of a sentence or of a clause, and the next word. */
const tooFew = /(?<![\p{L}\d/@._&-])\p{Ll}{2,}(?:[.!?]\p{Lu}\p{Ll}+|[,;]\p{L}{2,})(?![\p{L}\d/@._(-])/gu;

/** A word with the same mark repeatedly after it. Three periods are an ellipsis. */
const repeated = /\p{L}[\p{L}\d’']*(?:\.{4,}|,{2,}|;{2,})/gu;

function errorOf(words: string): Pick<Diagnostic, 'message' | 'fix'> {
  if (words.includes(' '))
    return {
      message: `${quote(words)} has a space before its punctuation`,
      fix: `write ${quote(words.replace(/ +/, ''))}`,
    };
  const marks = /[.,;]{2,}$/.exec(words)?.[0];
  if (marks !== undefined)
    return {
      message: `${quote(words)} has repeated punctuation`,
      fix: `write ${quote(words.slice(0, 1 - marks.length))}`,
    };
  return {
    message: `${quote(words)} has no space after its punctuation`,
    fix: `write ${quote(words.replace(/[.!?,;]/, '$& '))}`,
  };
}

/** The misplaced spaces and the repeated punctuation of a file's prose. */
export const punctuationDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap(({ text, locate }) =>
    [tooMany, tooFew, repeated]
      .flatMap((pattern) => matchesIn(text, pattern))
      .map(({ 0: words, index }): Diagnostic => {
        const place = locate(words, countPieces(text.slice(0, index), words));
        return { file: content.file, ...place, ...errorOf(words) };
      }),
  );
