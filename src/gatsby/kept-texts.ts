/** Texts that take long to make, such as highlighted code, cached from build to build. */
import { buildCodeVersion } from './build-code';
import { cacheFolder, cacheKey, fileCache } from './file-cache';

const cache = fileCache(cacheFolder('texts'));

/** Outside Gatsby the code that makes a text is not part of `buildCodeVersion`, so nothing is cached. */
const isGatsby = (): boolean => process.env.gatsby_executing_command !== undefined;

/**
 * What `make` gives for these sources, from the cache where the same code made it before.
 * @param sources everything that the text depends on beside the build's code; the first says what kind of text it is
 */
export async function keptText(sources: readonly string[], make: () => Promise<string>): Promise<string> {
  if (!isGatsby()) return make();
  const key = cacheKey(buildCodeVersion(), ...sources);
  const kept = await cache.get(key);
  if (kept) return kept.toString('utf8');
  const text = await make();
  await cache.put(key, text);
  return text;
}

/** Removes the texts that no build has asked for in a long time. To be called at the end of a build. */
export const pruneTexts = (): Promise<void> => cache.prune();
