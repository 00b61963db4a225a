/** Texts that take long to make, such as highlighted code, cached from build to build. */
import { buildCodeVersion } from './build-code';
import { cacheFolder, cacheKey, fileCache } from './file-cache';

const cache = fileCache(cacheFolder('texts'));

/** Outside Gatsby the code that makes a text is not part of `buildCodeVersion`, so nothing is cached. */
const isGatsby = (): boolean => process.env.gatsby_executing_command !== undefined;

/**
 * Returns what `make` returns for these sources, from the cache if the same code has made it before.
 * @param sources everything that the text depends on besides the build's code; the first is the kind of text
 */
export async function cachedText(sources: readonly string[], make: () => Promise<string>): Promise<string> {
  if (!isGatsby()) return make();
  const key = cacheKey(buildCodeVersion(), ...sources);
  const known = await cache.get(key);
  if (known) return known.toString('utf8');
  const text = await make();
  await cache.put(key, text);
  return text;
}

/** Removes texts that no build has asked for in a long time. To be called at the end of a build. */
export const pruneTexts = (): Promise<void> => cache.prune();
