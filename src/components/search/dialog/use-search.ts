import { useEffect, useState } from 'react';
import { rankedGroups } from '../../../lib/search/rank';
import type { HitGroup } from '../../../lib/search/types';
import { find } from './pagefind';

/** Milliseconds without a further key after which the search starts. */
const pause = 120;

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

async function answerTo(query: string): Promise<SearchState> {
  try {
    const { found, total } = await find(query);
    return { kind: 'answered', query, groups: rankedGroups(found, query), total };
  } catch {
    return { kind: 'failed' };
  }
}

/** The results for what is typed, and a way to ask for them once more. */
export function useSearch(typed: string): { state: SearchState; again: () => void } {
  const [state, setState] = useState<SearchState>({ kind: 'nothing asked' });
  const query = typed.trim();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const next: SearchState = query === '' ? { kind: 'nothing asked' } : await answerTo(query);
      if (current) setState(next);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query]);
  return { state, again: () => void answerTo(query).then(setState) };
}
