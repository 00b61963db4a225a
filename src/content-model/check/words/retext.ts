import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { type Plugin, unified } from 'unified';
import { VFile } from 'vfile';
import type { WordFinding, WordRule } from './word-rule';

/** Runs a plugin of retext. Parsing all prose takes seconds, so it only gets the pieces that it may report, each once. */
function finder(plugin: Plugin<[], import('nlcst').Root>, candidates: RegExp): WordRule['find'] {
  const processor = unified().use(retextEnglish).use(plugin);
  const known = new Map<string, VFile>();
  return ({ prose }) =>
    [...prose.matchAll(candidates)].flatMap(({ 0: piece, index }): WordFinding[] => {
      const file = known.get(piece) ?? new VFile(piece);
      if (!known.has(piece)) processor.runSync(processor.parse(file), file);
      known.set(piece, file);
      return file.messages.slice(0, 1).map(({ reason }) => ({ index, reason }));
    });
}

export const repeatedWord: WordRule = {
  id: 'repeated-word',
  severity: 'warning',
  about: 'A word appears twice in a row.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'across all its keys',
    to: 'across all its its keys',
  },
  // With a pronoun before it, the first of two verbs can end a clause: "What it does does not matter."
  find: finder(
    retextRepeatedWords,
    /\b(\p{L}+)\s+\1\b(?<!\b(?:what|who|how|which|that)\b(?:[^.!?]|[.!?](?!\s))*\b\1\s+\1)/giu,
  ),
};

export const indefiniteArticle: WordRule = {
  id: 'indefinite-article',
  severity: 'warning',
  about: 'The article before a word is "a" where it is spoken as "an", or the other way around.',
  example: {
    file: 'documentation/rate-limits.md',
    from: 'A client that reacts to 429',
    to: 'An client that reacts to 429',
  },
  find: finder(retextIndefiniteArticle, /\ban?\s+[\p{L}\d][\p{L}\d'’-]*/giu),
};
