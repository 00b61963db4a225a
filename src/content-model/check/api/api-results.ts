/** Keeps results of the API's checks in the cache of the whole check, so that they outlive the process. */
import type { CheckCache } from '../cache/check-cache';
import type { ResultStore } from '../cache/result-store';

/** The name of the entry in the cache. It stands for no file: the results belong to schemas and values. */
export const apiResults = 'results of the API';

export type ApiStore = ResultStore & {
  /** Forgets the results that nobody has asked for since the last call. */
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

/** The store in a cache: the same one each time. */
export function apiStore(cache: CheckCache): ApiStore {
  const store = stores.get(cache) ?? storeIn(cache);
  stores.set(cache, store);
  return store;
}
