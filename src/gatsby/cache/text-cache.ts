/** Caches texts that are slow to compute, such as highlighted code, between builds. */
import { buildCodeVersion } from './build-code';
import { cacheFolder, cacheKey, fileCache } from './file-cache';

const cache = fileCache(cacheFolder('texts'));

/** Outside Gatsby, `buildCodeVersion` doesn't cover the code that computes a text, so nothing is cached. */
const isGatsby = (): boolean => process.env.gatsby_executing_command !== undefined;

/**
 * Returns what `make` returns for these sources, cached by the sources and the version of the build's code.
 * @param sources everything that the text depends on besides the build's code, starting with the kind of text
 */
export async function cachedText(sources: readonly string[], make: () => Promise<string>): Promise<string> {
  if (!isGatsby()) return make();
  const key = cacheKey(buildCodeVersion(), ...sources);
  const known = cache.get(key);
  if (known) return known.toString('utf8');
  const text = await make();
  cache.put(key, text);
  return text;
}

/** Removes texts unused for a long time. Call it at the end of a build. */
export const pruneTexts = (): void => cache.prune();
