import type { WordFinding, WordRule } from './word-rule';

/** Each kind of letter, and what to do about it. */
const kinds: readonly (readonly [RegExp, string])[] = [
  [
    /[ÂÃ][\u0080-\u00BF‚ƒ„…†‡ˆ‰Š‹ŒŽ•–—˜™š›œžŸ]|â(?:€|[\u0080-\u00BF]{2})|ð[\u0080-\u00BFŸ]/g,
    'is part of a character in a wrong encoding; type the character again',
  ],
  [/[\uFB00-\uFB06]/g, 'is several letters in one character; type them one by one'],
  [/[\u3000\uFF01-\uFFEE]+/g, 'is full-width; type the normal character'],
  [
    /(?!\p{Script=Latin})\p{L}+|\p{Extended_Pictographic}(?<![\d#*©®™↔])/gu,
    'is in no font of the site and its social cards; use Latin letters',
  ],
];

export const rule: WordRule = {
  id: 'unusual-letter',
  severity: 'warning',
  about:
    "A letter is from another alphabet, full-width or damaged, so fonts can't draw it and searches don't find it.",
  example: {
    file: 'documentation/rate-limits.md',
    from: 'title: Rate limits',
    to: 'title: Rаte limits',
  },
  find: ({ prose }) =>
    kinds.flatMap(([pattern, what]) =>
      [...prose.matchAll(pattern)].map(
        ({ 0: letters, index }): WordFinding => ({ index, reason: `"${letters}" ${what}` }),
      ),
    ),
};
