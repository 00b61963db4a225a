import retextRepeatedWords from 'retext-repeated-words';
import { retextFinder } from './retext-finder';
import type { WordRule } from './word-rule';

export const rule: WordRule = {
  id: 'repeated-word',
  severity: 'warning',
  about: 'A word appears twice in a row.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'across all its keys',
    to: 'across all its its keys',
  },
  // With a pronoun before it, the first of two verbs can end a clause: "What it does does not matter."
  find: retextFinder(
    retextRepeatedWords,
    /\b(\p{L}+)\s+\1\b(?<!\b(?:what|who|how|which|that)\b(?:[^.!?]|[.!?](?!\s))*\b\1\s+\1)/giu,
  ),
};
