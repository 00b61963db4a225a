/** Checks that amounts in texts are written the American way: "$1,250.00", not "$1.250,00". */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { proseOf } from '../reading/prose';

/** Amounts in any form, and millions with points. */
const amounts = new RegExp(
  [
    // A space or an apostrophe between thousands: "$1 250.00".
    String.raw`\$ ?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:[.,]\d{1,2})?(?![\d.,]*\d)`,
    // A comma or a point, but not as in "$1.5 million".
    String.raw`\$ ?\d+(?:[.,]\d+)+(?![\d.,]*\d)(?! ?(?:thousand|million|billion|trillion|[KMB])\b)`,
    // The sign after the number: "12,50 $".
    String.raw`(?<![\d$.,]\s?)\b(?:\d+(?:[.,]\d+)*\$|\d+[.,]\d{2} \$)(?![\d{\w])`,
    // No currency: "1.250.000".
    String.raw`(?<![\w$.,€£¥-])[1-9]\d{0,2}(?:\.\d{3}){2}(?![\w%-]|[.,]\d)`,
  ].join('|'),
  'g',
);

const isAmerican = /^\$\d{1,3}(?:,\d{3})*(?:\.\d{2,})?$/;

/** The same digits with the separators in their places. One or two digits at the end are cents: "$1.5" is $1.50. */
function inAmericanForm(written: string): string {
  const [, whole = '', cents] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written.replace(/ ?\$$/, '')) ?? [];
  const digits = whole.replace(/\D/g, '').replace(/\B(?=(?:\d{3})+$)/g, ',');
  const sign = written.includes('$') ? '$' : '';
  return `${sign}${digits}${cents === undefined ? '' : `.${cents.padEnd(2, '0')}`}`;
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
