import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HitGroup } from '../../../lib/search/hits';
import { rankedGroups } from '../../../lib/search/rank';
import { find, forgetIndex } from './pagefind';

/** Milliseconds without a further key after which the search starts. */
const pause = 120;

/** Milliseconds without an answer after which the dialog says that it is loading, and that it takes long. */
const patience = { loading: 300, slow: 10_000 } as const;

/** What is shown for a query. While the next one is looked for, the last results stay. */
export type SearchState =
  | { readonly kind: 'nothing asked' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      readonly query: string;
      readonly groups: readonly HitGroup[];
      /** Pages that fit, of which the groups hold the best. */
      readonly total: number;
    };

/** How long the visitor has been waiting for an answer; undefined where there is nothing to say about it. */
export type Waiting = keyof typeof patience | undefined;

async function answerTo(query: string): Promise<SearchState> {
  if (query === '') return { kind: 'nothing asked' };
  try {
    const { found, total } = await find(query);
    return { kind: 'answered', query, groups: rankedGroups(found, query), total };
  } catch {
    return { kind: 'failed' };
  }
}

/**
 * The results for what is typed, how long they have been waited for, and a way to search once more. A search that failed
 * is repeated with the next key and when the network is back; one that hangs gives way to a new one.
 */
export function useSearch(typed: string): { state: SearchState; waiting: Waiting; again: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'nothing asked' });
  const [waiting, setWaiting] = useState<Waiting>();
  const [attempt, setAttempt] = useState(0);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  const query = typed.trim();
  const request = useMemo(() => ({ query, attempt }), [query, attempt]);

  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (delay: number, act: () => void) => timers.push(setTimeout(act, delay));
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
    };
    let current = true;
    let slow = false;
    after(pause, async () => {
      const next = await answerTo(request.query);
      if (!current) return;
      stop();
      slow = false;
      setWaiting(undefined);
      setState(next);
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
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [stuck, again]);

  return { state, waiting, again };
}
