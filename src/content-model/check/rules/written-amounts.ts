/** Checks that amounts in texts are written the American way: "$1,250.00", not "$1.250,00". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** An amount with a comma or a point, except one such as "$1.5 million". */
const amounts = /\$ ?\d+(?:[.,]\d+)+(?![\d.,]*\d)(?! ?(?:thousand|million|billion|trillion|[KMB])\b)/g;

const isAmerican = /^\$\d{1,3}(?:,\d{3})*(?:\.\d{2,})?$/;

/** The same digits with the separators in their places. One or two digits at the end are cents: "$1.5" is $1.50. */
function inAmericanForm(written: string): string {
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  const dollars = whole.replace(/\D/g, '').replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${dollars}${cents === undefined ? '' : `.${cents.padEnd(2, '0')}`}`;
}

/** The amounts of a file's prose that are written in another way. */
export const writtenAmountDiagnostics = (content: ContentFile): Diagnostic[] =>
  proseOf(content).flatMap(({ text, locate }) =>
    matchesIn(text, amounts).flatMap(({ 0: written, index }): Diagnostic[] => {
      if (isAmerican.test(written)) return [];
      const place = locate(written, countPieces(text.slice(0, index), written));
      const message = `${quote(written)} isn't written the American way`;
      return [{ file: content.file, ...place, message, fix: `write "${inAmericanForm(written)}"` }];
    }),
  );
