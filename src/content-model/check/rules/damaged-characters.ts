/**
 * Finds characters that pasting has damaged: those read in a wrong encoding, letters that a PDF joins, letters of other alphabets that
 * look like Latin ones, and full-width characters.
 */
import { matchesIn } from '../../../lib/text/matches-in';
import { type Diagnostic, quote } from '../diagnostics/diagnostic';
import type { ContentFile } from '../reading/content-file';
import { countPieces } from '../reading/places';
import { type Prose, proseOf } from '../reading/prose';

/** What Windows-1252 has from 0x80 to 0x9F. Node's decoder reads these bytes as Latin-1. */
const ofWindows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** What Windows-1252 has for each byte with which UTF-8 continues a character, from 0x80 to 0xBF. */
const continuing = [
  ...ofWindows,
  ...Array.from({ length: 32 }, (_, index) => String.fromCharCode(0xa0 + index)),
];

const one = `[${continuing.join('')}]`;

/** Characters of UTF-8 in Windows-1252, such as "â€™" and "Ã©". "â€" starts many and no word; a quote can follow a capital. */
const wronglyRead = new RegExp(`[ÂÃ](?![‘’“”])${one}|â${one}{2}|ð${one}{3}|â€`, 'g');

/** The character that was read in the wrong encoding; undefined if a part of it is lost. */
function meantBy(sign: string): string | undefined {
  const bytes = [...sign].map((character) => {
    const index = continuing.indexOf(character);
    return index < 0 ? (character.codePointAt(0) ?? 0) : 0x80 + index;
  });
  const meant = new TextDecoder().decode(Uint8Array.from(bytes));
  return meant.includes('\uFFFD') ? undefined : meant;
}

function encodingError(sign: string): Pick<Diagnostic, 'message' | 'fix'> {
  const meant = meantBy(sign);
  if (meant === undefined)
    return {
      message: `${quote(sign)} is part of a character in a wrong encoding`,
      fix: 'type the character again',
    };
  return {
    message: `${quote(sign)} is what ${quote(meant)} becomes in a wrong encoding`,
    fix: /\s/.test(meant) ? 'type a space' : `write ${quote(meant)}`,
  };
}

/** Letters joined as one character, such as "ﬁ". */
const ligature = /[\uFB00-\uFB06]/;

/** A word with such letters. */
const joined = /\p{L}*[\uFB00-\uFB06]\p{L}*/gu;

function ligatureError(word: string): Pick<Diagnostic, 'message' | 'fix'> {
  const [sign = ''] = ligature.exec(word) ?? [];
  const message = `${quote(word)} has ${quote(sign.normalize('NFKC'))} as one character, so searches don't find the word`;
  return { message, fix: `write ${quote(word.normalize('NFKC'))}` };
}

/** Cyrillic and Greek letters, each before the Latin one that looks the same. */
const pairs =
  'аa сc еe һh іi јj оo рp ѕs уy хx АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ЅS ТT УY ХX ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX οo';

/** The Latin letters by the ones that look like them. */
const lookalikes = new Map(pairs.split(' ').map(([foreign = '', latin = '']) => [foreign, latin]));
const foreign = `[${[...lookalikes.keys()].join('')}]`;

/** A word with Latin letters and such letters. */
const mixed = new RegExp(`\\p{L}*(?:[A-Za-z]${foreign}|${foreign}[A-Za-z])\\p{L}*`, 'gu');
const anyForeign = new RegExp(foreign);

const inLatin = (word: string): string =>
  [...word].map((letter) => lookalikes.get(letter) ?? letter).join('');

function alphabetError(word: string): Pick<Diagnostic, 'message' | 'fix'> {
  const letter = [...word].find((one) => lookalikes.has(one)) ?? '';
  const message = `${quote(word)} has a ${/\p{Script=Greek}/u.test(letter) ? 'Greek' : 'Cyrillic'} letter in place of ${quote(inLatin(letter))}, so searches don't find the word`;
  return { message, fix: `type the word again: "${inLatin(word)}"` };
}

/** Full-width letters, digits, punctuation and spaces, which Markdown doesn't read. Variables have another rule. */
const fullWidth = /(?<!\{[^{}\n]*)[\u3000\uFF01-\uFF5E]+/g;

const widthError = (piece: string): Pick<Diagnostic, 'message' | 'fix'> => ({
  message: `${quote(piece)} is full-width`,
  fix: piece.trim() === '' ? 'type a space' : `write ${quote(piece.normalize('NFKC'))}`,
});

function errorOf(piece: string): Pick<Diagnostic, 'message' | 'fix'> {
  if (/^[\u3000\uFF01-\uFF5E]/.test(piece)) return widthError(piece);
  if (ligature.test(piece)) return ligatureError(piece);
  return anyForeign.test(piece) ? alphabetError(piece) : encodingError(piece);
}

/** The damaged pieces of a text, each once. */
function damagedIn({ text, locate }: Prose, file: string): Diagnostic[] {
  const seen = new Set<string>();
  // Most texts have none, and looking for whole words takes longer.
  const ofWords = [
    ...(ligature.test(text) ? matchesIn(text, joined) : []),
    ...(anyForeign.test(text) ? matchesIn(text, mixed) : []),
  ];
  return [...matchesIn(text, wronglyRead), ...matchesIn(text, fullWidth), ...ofWords].flatMap(
    ({ 0: piece, index }): Diagnostic[] => {
      if (seen.has(piece)) return [];
      seen.add(piece);
      return [{ file, ...locate(piece, countPieces(text.slice(0, index), piece)), ...errorOf(piece) }];
    },
  );
}

/** The damaged characters of a file's prose. */
export function damagedDiagnostics(content: ContentFile): Diagnostic[] {
  return proseOf(content).flatMap((prose) => damagedIn(prose, content.file));
}
