import { useEffect, useState } from 'react';
import { changesFile } from '../../lib/updates/update-addresses';
import type { ActedOn } from './UpdateMarks';

/** A change with the name of its kind. */
export type Change = ActedOn & {
  readonly path: string;
  readonly title: string;
  readonly date: string;
  readonly kind: string;
  readonly sample: boolean;
};

/** Changes to filter. While the others load, or if they can't be loaded, only those on this page. */
type Changes = { readonly changes: readonly Change[]; readonly state: 'complete' | 'loading' | 'failed' };

/**
 * All changes to a product. Those on other pages of the list are loaded when they're needed, and again for the next day if
 * that failed.
 * @param list path of the list
 * @param here changes on this page, newest first
 * @param day the chosen day; undefined if the changes on this page are enough
 */
export function useChanges(list: string, here: readonly Change[], day: string | undefined): Changes {
  const [all, setAll] = useState<readonly Change[]>();
  const [failed, setFailed] = useState<string>();
  useEffect(() => {
    if (day === undefined || all) return;
    const request = new AbortController();
    fetch(changesFile(list), { signal: request.signal })
      .then((response) => {
        if (!response.ok) throw new Error(`${changesFile(list)}: ${response.status}`);
        return response.json() as Promise<readonly Change[]>;
      })
      .then(setAll)
      .catch(() => {
        if (!request.signal.aborted) setFailed(day);
      });
    return () => request.abort();
  }, [day, all, list]);
  if (day === undefined) return { changes: here, state: 'complete' };
  if (all) return { changes: all, state: 'complete' };
  return { changes: here, state: failed === day ? 'failed' : 'loading' };
}
