import { useCallback, useEffect, useState } from 'react';
import type { Found } from '../../../lib/search/find';
import { find, forgetIndex } from './pagefind';

/** Milliseconds after the last key until the search starts, until the dialog says that it's loading, and that it's slow. */
const delays = { start: 120, loading: 300, slow: 10_000 } as const;

/** What's shown. The last results stay until the next ones are loaded. */
export type SearchState =
  | { readonly kind: 'empty' | 'loading' | 'slow' | 'failed' | 'unsupported' }
  | (Found & { readonly kind: 'found'; readonly query: string });

/** Pagefind is WebAssembly, which some browsers have turned off for safety. */
const isSupported = (): boolean => typeof WebAssembly === 'object';

const searchFor = async (query: string): Promise<SearchState> =>
  find(query).then(
    (found) => ({ kind: 'found', query, ...found }),
    () => ({ kind: 'failed' }),
  );

/**
 * The results for a query, and a function that searches again. A failed search is repeated with the next key and when the
 * network is back; a stuck one is replaced by the next.
 */
export function useSearch(query: string): { state: SearchState; retry: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again
  useEffect(() => {
    if (query === '' || !isSupported()) {
      setState({ kind: query === '' ? 'empty' : 'unsupported' });
      return;
    }
    let current = true;
    let slow = false;
    const start = async () => {
      const next = await searchFor(query);
      if (!current) return;
      stop();
      slow = false;
      setState(next);
    };
    const timers = [
      setTimeout(start, delays.start),
      setTimeout(
        () => setState((last) => (last.kind === 'found' ? last : { kind: 'loading' })),
        delays.loading,
      ),
      setTimeout(() => {
        slow = true;
        setState({ kind: 'slow' });
      }, delays.slow),
    ];
    const stop = () => timers.forEach(clearTimeout);
    return () => {
      current = false;
      stop();
      if (slow) forgetIndex();
    };
  }, [query, attempt]);

  const isStuck = state.kind === 'failed' || state.kind === 'slow';
  useEffect(() => {
    if (!isStuck) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isStuck, retry]);

  return { state, retry };
}
