/** What checks of content already know, shared by all test files, so that each pays only for what it changes. */
import { join } from 'node:path';
import { sourcesHash } from '../../scripts/check/load-check.mjs';
import { checkContent } from '../../src/content-model/check';
import { type CheckCache, openCache } from '../../src/content-model/check/cache/check-cache';

const root = join(__dirname, '..', '..');

/** The day on which checks in tests run, so that no test depends on the day. */
export const checkedOn = '2026-11-20';

/**
 * A cache with the results for a content folder: read from disk, or found now and saved. Results of later checks stay in memory.
 * @param name of the file on disk; content that differs has another name
 * @param folder the content folder as it is before any edit
 */
export function filledCache(name: string, folder: string): CheckCache {
  const cache = openCache({
    file: join(root, 'node_modules', '.cache', 'check-tests', `${name}.json`),
    version: `${process.version} ${sourcesHash(root)}`,
  });
  checkContent(folder, { today: checkedOn, cache });
  return { ...cache, keep: () => {} };
}
