/** The words of American English, and the site's own terms in content/.words.txt. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { lazy } from '../../../lib/loading/lazy';

/** The library has no CommonJS module, so it can only be imported this way. */
const english = lazy(async (): Promise<ITrie> => {
  const { decodeTrie } = await import('cspell-trie-lib');
  const folder = dirname(require.resolve('@cspell/dict-en_us/cspell-ext.json'));
  return decodeTrie(gunzipSync(readFileSync(join(folder, 'en_US.trie.gz'))));
});

/** The file of the site's terms, one on each line; "#" starts a comment. */
const termsFile = join('content', '.words.txt');

function siteTerms(): ReadonlySet<string> {
  const source = existsSync(termsFile) ? readFileSync(termsFile, 'utf8') : '';
  return new Set(source.split('\n').map((line) => line.replace(/#.*/, '').trim()));
}

export type Speller = {
  readonly isKnown: (word: string) => boolean;
  /** The words that someone may have meant, best first. */
  readonly suggest: (word: string) => readonly string[];
};

/** The word as it's written within a sentence. */
const uncapitalized = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** Knows American English, and the site's terms as they are in their file now. */
export async function readSpeller(): Promise<Speller> {
  const dictionary = await english();
  const known = new Set(siteTerms());
  return {
    isKnown: (word) => {
      const isKnown = [word, uncapitalized(word)].some(
        (spelling) => known.has(spelling) || dictionary.has(spelling),
      );
      if (isKnown) known.add(word);
      return isKnown;
    },
    suggest: (word) => dictionary.suggest(word, { numSuggestions: 3 }).slice(0, 3),
  };
}
