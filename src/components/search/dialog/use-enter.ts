import { type RefObject, useEffect, useRef } from 'react';
import { followFirst } from './keys';
import type { SearchState } from './use-search';

/** Whether what's shown belongs to a query. Until the results for it are loaded, the last ones stay. */
const isShown = (state: SearchState, query: string): boolean =>
  state.kind === 'failed' || query === (state.kind === 'found' ? state.query : '');

/**
 * Enter in the field: follows the first link that belongs to what's typed, as soon as it's shown. Typing and closing the dialog
 * cancel that.
 */
export function useEnter(
  dialog: RefObject<HTMLDialogElement | null>,
  typed: string,
  state: SearchState,
): { onEnter: () => void; cancel: () => void } {
  const pending = useRef(false);
  const query = typed.trim();
  const cancel = () => {
    pending.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query cancels
  useEffect(cancel, [query]);
  useEffect(() => {
    if (!pending.current || state.kind !== 'found' || state.query !== query) return;
    pending.current = false;
    followFirst(dialog.current);
  }, [state, query, dialog]);
  const onEnter = () => {
    if (isShown(state, query)) followFirst(dialog.current);
    else pending.current = true;
  };
  return { onEnter, cancel };
}
