/**
 * How well a page or a part answers a query. What the query names comes first; in plain language, an article comes before a
 * code, and a code before a field. Pure.
 */
import { stemmer } from 'stemmer';
import type { FoundPage, FoundPart } from './hits';
import { plainName } from './plain-name';
import { sameStems, stemsOf, subjectWords, wordsOf } from './words';

/** A name as in code, where an underscore is not a space. */
const codeName = (text: string): string => text.toLowerCase().replace(/["'`“”‘’\s]/g, '');

/** A query, read once. */
export type Query = {
  /** In the form of `plainName`. */
  readonly plain: string;
  /** The whole query if it's written as in code, such as `idempotency_key`, in the form of `codeName`. */
  readonly code: string | undefined;
  /** The words that count, in lower case, and their stems. */
  readonly words: readonly string[];
  readonly stems: readonly string[];
};

/** Reads what a visitor has typed. */
export const parseQuery = (typed: string): Query => ({
  plain: plainName(typed),
  code: /\w[_./]\w/.test(typed) ? codeName(typed) : undefined,
  words: subjectWords(typed),
  stems: stemsOf(typed),
});

/** What a query can be to a page; higher is better. The steps are larger than any difference between sections. */
const worth = {
  /** A name or a part, as in code. */
  code: 100,
  /** The whole name. */
  name: 80,
  /** The name of a part of an article, such as a term of the glossary. */
  term: 75,
  /** The whole name of a resource. */
  resource: 62,
  /** Some words of a name. */
  inName: 60,
  /** Some words of a heading. */
  inHeading: 50,
  /** In names and description together. */
  about: 45,
  /** A field, in plain words. */
  field: 40,
  /** The code of a row of a table. */
  row: 35,
  mentioned: 0,
} as const;

/** Among equals: articles say most, then products. */
const bonus: Readonly<Record<string, number>> = {
  documentation: 8,
  products: 6,
  codes: 4,
  api: 3,
  company: 2,
};

/** Whether a text has every word of the query; the last one may be half typed. */
function hasAll(text: string, { words }: Query): boolean {
  const stems = stemsOf(text);
  const whole = wordsOf(text);
  return words.every(
    (word, at) =>
      stems.includes(stemmer(word)) ||
      (at === words.length - 1 && word.length > 2 && whole.some((other) => other.startsWith(word))),
  );
}

/** A part of the page that the query names, with what that's worth. */
export type NamedPart = { readonly part: FoundPart; readonly worth: number };

/** The part of a page that the query names best; undefined if it names none. */
function namedPart(page: FoundPage, query: Query): NamedPart | undefined {
  const { code, stems } = query;
  const exact = page.parts.find(({ title }) => codeName(title) === code);
  if (exact) return { part: exact, worth: worth.code };
  const article = page.section !== 'api';
  const same = page.parts.find(({ title }) => sameStems(stemsOf(title), stems));
  if (same) return { part: same, worth: article ? worth.term : worth.field };
  const heading = article && page.parts.find(({ kind, title }) => kind === 'heading' && hasAll(title, query));
  return heading ? { part: heading, worth: worth.inHeading } : undefined;
}

/** What the query is to the page itself. Of names with some of its words, a short one is worth slightly more. */
function ownWorth(page: FoundPage, query: Query): number {
  const { code, plain, stems } = query;
  const names = [page.title, ...page.names];
  if (names.some((name) => codeName(name) === code)) return worth.code;
  if (names.some((name) => plainName(name) === plain || sameStems(stemsOf(name), stems)))
    return page.section === 'api' ? worth.resource : worth.name;
  const lengths = names.filter((name) => hasAll(name, query)).map((name) => stemsOf(name).length);
  if (lengths.length > 0) return worth.inName + 1 / Math.min(...lengths);
  if (hasAll([...names, page.description].join(' '), query)) return worth.about;
  return page.rows.some((row) => plainName(row) === plain) ? worth.row : worth.mentioned;
}

/** A page's score, and the part that replaces it in the results if that has a better one. */
export type Score = {
  readonly page: FoundPage;
  readonly value: number;
  readonly part: FoundPart | undefined;
};

/** Scores a page. */
export function scoreOf(page: FoundPage, query: Query): Score {
  const own = ownWorth(page, query);
  const named = namedPart(page, query);
  const partWins = named !== undefined && named.worth > own;
  const value = partWins ? named.worth : own;
  return {
    page,
    value: value === worth.mentioned ? 0 : value + (bonus[page.section] ?? 0),
    part: partWins ? named.part : undefined,
  };
}

/** Whether a score means that the query names the page or its part, so that its description says more than a match. */
export const isNamed = (value: number): boolean => value >= worth.inName;

/** Whether a score means that the query is a name. */
export const isWholeName = (value: number): boolean => value >= worth.name;
