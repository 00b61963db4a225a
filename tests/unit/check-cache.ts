/** Cached results of content checks, shared by all test files, so that each checks only what it changes. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesHash } from '../../scripts/check/load-check.mjs';
import { checkContent, checkWhole } from '../../src/content-model/check';
import {
  type CacheEntry,
  type CachePlace,
  type CheckCache,
  hashOf,
  openCache,
} from '../../src/content-model/check/cache/check-cache';

const root = join(__dirname, '..', '..');

/** The date on which checks in tests run, so that no test depends on today's. */
export const checkedOn = '2026-11-20';

/** The location of a cache on disk, for this state of the check's code. */
const placeOf = (name: string): CachePlace => ({
  file: join(root, 'node_modules', '.cache', 'check-tests', `${name}.json`),
  version: `${process.version} ${sourcesHash(root)}`,
});

/**
 * A cache in memory above another, which isn't changed. Other than the check's own, it keeps the results of every text and state:
 * after an edit and after its removal, only what's new is checked.
 */
function layered(base: CheckCache): CheckCache {
  const entries = new Map<string, CacheEntry>();
  const results = new WeakMap<CacheEntry, Map<string, unknown>>();
  const own = (entry: CacheEntry) => {
    const known = results.get(entry) ?? new Map<string, unknown>();
    results.set(entry, known);
    return known;
  };
  const isFirst = new Set<string>();
  return {
    entryOf: (file, text) => {
      const key = `${file} ${hashOf(text)}`;
      const known = entries.get(key);
      if (known) return known;
      const entry = isFirst.has(file) ? { hash: hashOf(text), results: {} } : base.entryOf(file, text);
      isFirst.add(file);
      entries.set(key, entry);
      return entry;
    },
    recall: <T>(entry: CacheEntry, name: string, state: string) => {
      const found = own(entry).get(`${name} ${state}`) as T | undefined;
      return found ?? base.recall<T>(entry, name, state);
    },
    store: (entry, name, state, value) => {
      own(entry).set(`${name} ${state}`, value);
      return value;
    },
    forget: (file) => {
      for (const key of entries.keys()) if (key.startsWith(`${file} `)) entries.delete(key);
    },
    keep: () => {},
  };
}

/**
 * A cache with the results for a content folder, read from disk, or computed and saved. Later results stay in memory.
 * @param name of the file on disk; different content needs a different name
 * @param folder the content folder before any edit
 */
export function filledCache(name: string, folder: string): CheckCache {
  const cache = openCache(placeOf(name));
  checkContent(folder, { today: checkedOn, cache });
  return layered(cache);
}

const content = join(root, 'content');

/**
 * Fills the cache for the repository's own content, also with the results of checking the API, unless another test has. It's
 * for every copy of the content too: results belong to texts, wherever they are.
 */
async function fillContentCache(): Promise<CheckCache> {
  const cache = openCache(placeOf('content'));
  await checkWhole(content, { today: checkedOn, cache });
  return cache;
}

/** A cache with the results for the repository's content. Later results stay in memory. */
export const contentCache = async (): Promise<CheckCache> => layered(await fillContentCache());

/**
 * A copy of that cache on disk, for tests of code that opens a cache.
 * @param file the path of the copy
 */
export async function contentCacheAt(file: string): Promise<CachePlace> {
  await fillContentCache();
  const { file: filled, version } = placeOf('content');
  copyFileSync(filled, file);
  return { file, version };
}
