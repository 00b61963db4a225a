import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Found } from '../../../lib/search/find';
import { find, forgetIndex } from './pagefind';

/** Milliseconds after the last key until the search starts. */
const pause = 120;

/** Milliseconds without results until the dialog says that it's loading, and that it's slow. */
const patience = { loading: 300, slow: 10_000 } as const;

/** What's shown for a query. The last results stay until the next ones are loaded. */
export type SearchState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'failed' }
  | (Found & { readonly kind: 'found'; readonly query: string });

/** How long the visitor has been waiting; undefined if there's nothing to report. */
export type Waiting = keyof typeof patience | undefined;

async function searchFor(query: string): Promise<SearchState> {
  if (query === '') return { kind: 'empty' };
  try {
    return { kind: 'found', query, ...(await find(query)) };
  } catch {
    return { kind: 'failed' };
  }
}

type Search = {
  state: SearchState;
  waiting: Waiting;
  /** Whether the state is that of the last search: nothing is loading. */
  settled: boolean;
  retry: () => void;
};

/**
 * The results for what is typed, how long they have been loading, and a function that searches again. A failed search is
 * repeated with the next key and when the network is back; a stuck one is replaced by the next.
 */
export function useSearch(typed: string): Search {
  const [state, setState] = useState<SearchState>({ kind: 'empty' });
  const [waiting, setWaiting] = useState<Waiting>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const query = typed.trim();
  const request = useMemo(() => ({ query, attempt }), [query, attempt]);
  const [answered, setAnswered] = useState<typeof request>();

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (delay: number, act: () => void) => timers.push(setTimeout(act, delay));
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    let current = true;
    let slow = false;
    after(pause, async () => {
      const next = await searchFor(request.query);
      if (!current) return;
      stop();
      slow = false;
      setWaiting(undefined);
      setState(next);
      setAnswered(request);
    });
    if (request.query !== '') {
      after(patience.loading, () => setWaiting('loading'));
      after(patience.slow, () => {
        slow = true;
        setWaiting('slow');
      });
    }
    return () => {
      current = false;
      stop();
      if (slow) forgetIndex();
    };
  }, [request]);

  const stuck = state.kind === 'failed' || waiting === 'slow';
  useEffect(() => {
    if (!stuck) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [stuck, retry]);

  return { state, waiting, settled: answered === request, retry };
}
