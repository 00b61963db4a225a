import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { lazy } from '../../../lib/loading/lazy';
import type { WordFinding, WordRule } from './word-rule';

type Phrase = {
  readonly avoid: readonly string[];
  readonly write: string;
  readonly except?: readonly string[];
};
type Phrases = { readonly sets: Readonly<Record<string, string>>; readonly phrases: readonly Phrase[] };

const month =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
const full = '(?:January|February|March|April|June|July|August|September|October|November|December)';

/** Dates in other forms than "Nov 21, 2026". */
const dates = new RegExp(
  [
    `\\b${full}\\s\\d{1,2}(?:st|nd|rd|th)?\\b(?:,?\\s\\d{4}\\b)?`,
    `\\b${month}\\.?\\s(?:0\\d|\\d{1,2}(?:st|nd|rd|th))\\b|\\b${month}\\.?\\s\\d{1,2}\\s\\d{4}\\b`,
    `\\b\\d{1,2}(?:st|nd|rd|th)?\\s(?:of\\s)?${month}\\.?,?\\s\\d{4}\\b`,
    '(?<![\\w/.-])(?:\\d{1,2}/\\d{1,2}/(?:\\d{4}|\\d{2})|\\d{1,2}\\.\\d{1,2}\\.(?:19|20)\\d{2})(?![\\w/-]|\\.\\w)',
    '(?<![\\w/.-])(?:19|20)\\d{2}[/-](?:0?[1-9]|1[0-2])[/-](?:0?[1-9]|[12]\\d|3[01])(?![\\w/-]|\\.\\w)',
  ].join('|'),
  'g',
);

const signs = new Map([
  ['{', '(?:'],
  [',', '|'],
  ['}', ')'],
  [' ', '\\s+'],
  ['*', '\\S+'],
  ["'", "['’]"],
]);

/** The phrases of phrases.yaml, in one pattern with a group for each, since a text is searched once. */
const house = lazy(() => {
  const { sets, phrases } = parse(readFileSync(join(__dirname, 'phrases.yaml'), 'utf8')) as Phrases;
  const sourceOf = (some: readonly string[]): string =>
    `{${some.join(',')}}`
      .replace(/@(\w+)/g, (_, name: string) => sets[name] ?? '')
      .replace(/[{,} *']/g, (sign) => signs.get(sign) ?? sign);
  const wholeWords = (source: string): RegExp =>
    new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu');
  return {
    all: wholeWords(phrases.map(({ avoid }) => `(${sourceOf(avoid)})`).join('|')),
    phrases: phrases.map(({ write, except = [] }) => ({
      write,
      good: except.length > 0 ? wholeWords(sourceOf(except)) : undefined,
    })),
  };
});

/** Whether a phrase alone is in quotation marks: then it's mentioned, not used. */
const isQuoted = (text: string, start: number, end: number): boolean =>
  /["“]/.test(text.charAt(start - 1)) && /["”]/.test(text.charAt(end));

function phrasesIn(text: string): WordFinding[] {
  const { all, phrases } = house();
  return [...text.matchAll(all)].flatMap(({ 0: words, index, ...groups }): WordFinding[] => {
    const phrase = phrases.find((_, at) => groups[at + 1] !== undefined);
    const end = index + words.length;
    const isRight = [...text.matchAll(phrase?.good ?? /(?!)/g)].some(
      (good) => good.index < end && index < good.index + good[0].length,
    );
    return isRight || isQuoted(text, index, end) ? [] : [{ index, reason: better(words, phrase?.write) }];
  });
}

const better = (words: string, write = ''): string => `Instead of "${words}", write: ${write}`;

export const rule: WordRule = {
  id: 'house-style',
  severity: 'warning',
  about: 'A phrase that the house style avoids has a better one.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'write to {emails.support} first',
    to: 'send an e-mail to {emails.support} first',
  },
  find: ({ prose }) => [
    ...phrasesIn(prose),
    ...[...prose.matchAll(dates)].map(({ 0: words, index }) => ({
      index,
      reason: better(words, 'a date such as Nov 21, 2026'),
    })),
  ],
};
