/** Finds a space too many before a sign of punctuation, and one too few after it: "final ." and "final.They". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** A word with spaces before its sign. */
const tooMany = /(?<![\p{L}\d])\p{L}[\p{L}\d’']* +[.,;:!?](?=\s|$)/gu;

/** The end of a sentence or of a clause, and the next word. */
const tooFew = /(?<![\p{L}\d/@._&-])\p{Ll}{2,}(?:[.!?]\p{Lu}\p{Ll}+|[,;]\p{L}{2,})(?![\p{L}\d/@._(-])/gu;

/** The misplaced spaces of a file's prose. */
export const punctuationDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap(({ text, locate }) =>
    [...matchesIn(text, tooMany), ...matchesIn(text, tooFew)].map(({ 0: words, index }): Diagnostic => {
      const place = locate(words, countPieces(text.slice(0, index), words));
      const isTooMany = words.includes(' ');
      return {
        file: content.file,
        ...place,
        message: `${quote(words)} has ${isTooMany ? 'a space before its punctuation' : 'no space after its punctuation'}`,
        fix: `write ${quote(isTooMany ? words.replace(/ +/, '') : words.replace(/[.!?,;]/, '$& '))}`,
      };
    }),
  );
