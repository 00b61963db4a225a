import { lazy } from '../../../lib/loading/lazy';
import { dates, type Phrase, phrases } from './phrases';
import type { WordFinding, WordRule } from './word-rule';

const parts: Readonly<Record<string, string>> = {
  '{': '(?:',
  ',': '|',
  '}': ')',
  ' ': '\\s+',
  '*': '\\S+',
  "'": "['’]",
};

/** A phrase as whole words, in any case. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\d])${phrase.replace(/[{,} *']/g, (part) => parts[part] ?? part)}(?![\\p{L}\\d])`,
    'giu',
  );

type Search = { readonly pattern: RegExp; readonly good: readonly RegExp[]; readonly write: string };

const searchFor = ({ avoid, write, except = [] }: Phrase): Search => ({
  pattern: patternOf(`{${avoid.join(',')}}`),
  good: except.map(patternOf),
  write,
});

const searches = lazy((): Search[] => [
  ...phrases.map(searchFor),
  ...dates.map((pattern) => ({ pattern, good: [], write: 'a date such as Nov 21, 2026' })),
]);

/** Whether a phrase alone is in quotation marks: then it's mentioned, not used. */
const isQuoted = (text: string, start: number, end: number): boolean =>
  /["“]/.test(text.charAt(start - 1)) && /["”]/.test(text.charAt(end));

function findingsOf({ pattern, good, write }: Search, text: string): WordFinding[] {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return [];
  const right = good.flatMap((one) => [...text.matchAll(one)]);
  return found
    .filter(({ 0: words, index }) => {
      const end = index + words.length;
      const isRight = right.some((other) => other.index < end && index < other.index + other[0].length);
      return !isRight && !isQuoted(text, index, end);
    })
    .map(({ 0: words, index }) => ({ index, reason: `Instead of "${words}", write: ${write}` }));
}

export const rule: WordRule = {
  id: 'house-style',
  severity: 'warning',
  about: 'A phrase that the house style avoids has a better one.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'write to {emails.support} first',
    to: 'send an e-mail to {emails.support} first',
  },
  find: ({ prose }) => searches().flatMap((search) => findingsOf(search, prose)),
};
