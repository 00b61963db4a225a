/** What a visitor has typed, and names compared with it. Pure. */
import { stemmer } from 'stemmer';

/** Words that say nothing about a subject, such as those of a question. */
const emptyWords = new Set(
  (
    'a about after an and any are as at be before between by can compare could difference do does for from get got had happens ' +
    'has have how i if in into is it its me my of on or our should so that the their them then there they this to us use ' +
    'versus vs was we what when where which who why will with would you your'
  ).split(' '),
);

/** Typed text with full-width letters, invisible characters and dashes made plain. */
export const normalized = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .trim();

/** The words that count, in lower case: all except empty ones, or all if every one is empty. "rate_limited" has two. */
export function wordsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const counted = words.filter((word) => !emptyWords.has(word));
  return counted.length > 0 ? counted : words;
}

/** The form that spellings of a name share: "Check 21", "check-21" and "check21" have the same. */
export const keyOf = (name: string): string => wordsOf(name).map(stemmer).join('');

/** Whether a text has every word; the last one may be half typed. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const own = wordsOf(text);
  const stems = own.map(stemmer);
  return words.every(
    (word, at) =>
      stems.includes(stemmer(word)) ||
      (at === words.length - 1 && word.length > 2 && own.some((other) => other.startsWith(word))),
  );
}

/** A query, read once. */
export type Query = {
  readonly words: readonly string[];
  readonly key: string;
  /** The whole query if it's written as in code, such as `idempotency_key`. */
  readonly code: string | undefined;
  /** What the index is asked for. Text in quotation marks stays whole. */
  readonly asked: string;
};

/** Reads typed text. */
export function parseQuery(typed: string): Query {
  const text = normalized(typed);
  const words = wordsOf(text);
  const code = /\w[_./]\w/.test(text) ? text.toLowerCase() : undefined;
  const asked = /^".+"$/.test(text) || code ? text : words.join(' ');
  return { words, key: keyOf(text), code, asked };
}
