/** Stores results of the API's checks in the check's cache, so that they outlive the process. */
import type { CheckCache } from '../cache/check-cache';
import type { ResultStore } from '../cache/result-store';

/** The cache entry's name. It isn't a file: the results belong to schemas and values. */
export const apiResults = 'results of the API';

export type ApiStore = ResultStore & {
  /** Removes the results that weren't used since the last call. */
  readonly dropUnused: () => void;
};

const stores = new WeakMap<CheckCache, ApiStore>();

function storeIn(cache: CheckCache): ApiStore {
  const used = new Set<string>();
  const entry = () => cache.entryOf(apiResults, '');
  return {
    get: (key) => {
      used.add(key);
      return cache.recall(entry(), key, '');
    },
    set: (key, result) => {
      used.add(key);
      return cache.store(entry(), key, '', result);
    },
    dropUnused: () => {
      const { results } = entry();
      for (const key of Object.keys(results)) if (!used.has(key)) delete results[key];
      used.clear();
    },
  };
}

/** The store in a cache, created once. */
export function apiStore(cache: CheckCache): ApiStore {
  const store = stores.get(cache) ?? storeIn(cache);
  stores.set(cache, store);
  return store;
}
