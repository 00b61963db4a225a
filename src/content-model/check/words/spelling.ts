import type { Speller } from './dictionary';
import type { Passage, RuleInfo, WordFinding } from './word-rule';

export const rule: RuleInfo = {
  id: 'spelling',
  severity: 'warning',
  about: 'A word is in no dictionary of American English and not in content/.words.txt.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'Limits apply per organization',
    to: 'Limits aply per organization',
  },
};

/** Words of prose: not in names of files, fields or people's accounts. */
const words =
  /(?<![\p{L}\p{M}\d_@.\\$-])\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*(?:-\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*)*(?![\p{L}\p{M}\d_@\\]|\.\p{L}|-\d)/gu;

/** Abbreviations such as "ACH" and "SDKs" are in the glossary, or in no dictionary either. */
const isAbbreviation = (word: string): boolean => /^\p{Lu}+(?:s|ed)?$/u.test(word);

/** The words of a passage that are spelled wrong. */
export function misspelledIn({ prose }: Passage, { isKnown, suggest }: Speller): WordFinding[] {
  return [...prose.matchAll(words)].flatMap(({ 0: whole, index }) => {
    let at = index;
    return whole.split('-').flatMap((part): WordFinding[] => {
      const start = at;
      at += part.length + 1;
      const word = part.replaceAll('’', "'");
      const stem = word.replace(/'s?$/, '');
      if (isAbbreviation(stem) || isKnown(word) || isKnown(stem)) return [];
      const meant = suggest(word).map((suggestion) => `"${suggestion}"`);
      const fix = `${meant.length > 0 ? `write ${meant.join(' or ')}, or ` : ''}add it to content/.words.txt`;
      return [{ index: start, reason: `"${part}" is in no dictionary; ${fix}` }];
    });
  });
}
