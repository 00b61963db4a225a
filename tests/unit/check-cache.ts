/** Cached results of content checks, shared by all test files, so that each checks only what it changes. */
import { join } from 'node:path';
import { sourcesHash } from '../../scripts/check/load-check.mjs';
import { checkContent, checkWhole } from '../../src/content-model/check';
import { type CheckCache, openCache } from '../../src/content-model/check/cache/check-cache';

const root = join(__dirname, '..', '..');

/** The date on which checks in tests run, so that no test depends on today's. */
export const checkedOn = '2026-11-20';

/** A cache on disk for this state of the check's code. */
const savedCache = (name: string): CheckCache =>
  openCache({
    file: join(root, 'node_modules', '.cache', 'check-tests', `${name}.json`),
    version: `${process.version} ${sourcesHash(root)}`,
  });

/**
 * A cache with the results for a content folder, read from disk, or computed and saved. Later results stay in memory.
 * @param name of the file on disk; different content needs a different name
 * @param folder the content folder before any edit
 */
export function filledCache(name: string, folder: string): CheckCache {
  const cache = savedCache(name);
  checkContent(folder, { today: checkedOn, cache });
  return { ...cache, keep: () => {} };
}

/** Like `filledCache`, with the results of checking the API description and requests. */
export async function wholeCache(name: string, folder: string): Promise<CheckCache> {
  const cache = savedCache(name);
  await checkWhole(folder, { today: checkedOn, cache });
  return { ...cache, keep: () => {} };
}
