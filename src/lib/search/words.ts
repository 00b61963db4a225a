/** The words of names and queries, compared by their stems. Pure. */
import { stemmer } from 'stemmer';

/** Words that say nothing about a subject, such as those of a question. */
const emptyWords = new Set(
  (
    'a about after an and any are as at be before by can could do does for from get got had happens has have how i if in into is ' +
    'it its me my of on or our should so that the their them then there they this to us use was we what when where which who ' +
    'why will with would you your'
  ).split(' '),
);

/** The words of a text, in lower case: "rate_limited_error" has three. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const withoutQuotes = (text: string): string => text.replace(/["'`“”‘’]/g, '');

/** The words that count: all except empty ones, or all if every one is empty. */
export function subjectWords(text: string): string[] {
  const words = wordsOf(withoutQuotes(text));
  const counted = words.filter((word) => !emptyWords.has(word));
  return counted.length > 0 ? counted : words;
}

/** The stems of the words that count, once each: "Sending checks" and "check sending" have the same. */
export const stemsOf = (text: string): string[] => [...new Set(subjectWords(text).map(stemmer))];

/** Whether both have the same stems, in any order. */
export const sameStems = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.length > 0 && a.every((stem) => b.includes(stem));

/** Typed text without the words that say nothing, as a query for the index. Text in quotation marks stays whole. */
export function subjectOf(typed: string): string {
  if (/^\s*".+"\s*$/.test(typed)) return typed;
  const words = typed.split(/\s+/).filter((word) => word !== '');
  const counted = words.filter(
    (word) => !emptyWords.has(withoutQuotes(word).toLowerCase().replace(/\W+$/, '')),
  );
  return (counted.length > 0 ? counted : words).join(' ');
}
