import retextIndefiniteArticle from 'retext-indefinite-article';
import { retextFinder } from './retext-finder';
import type { WordRule } from './word-rule';

export const rule: WordRule = {
  id: 'indefinite-article',
  severity: 'warning',
  about: 'The article before a word is "a" where it is spoken as "an", or the other way around.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'A client that reacts to 429',
    to: 'An client that reacts to 429',
  },
  find: retextFinder(retextIndefiniteArticle, /\ban?\s+[\p{L}\d][\p{L}\d'’-]*/giu),
};
