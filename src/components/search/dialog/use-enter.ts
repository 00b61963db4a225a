import { type RefObject, useEffect, useRef } from 'react';
import { followFirst, type Modifiers } from './keys';
import type { SearchState, useSearch } from './use-search';

/** Whether what's shown belongs to a query. Until the results for it are loaded, the last ones stay, or the last failure. */
const isShown = (state: SearchState, query: string, settled: boolean): boolean =>
  state.kind === 'failed' ? settled : query === (state.kind === 'found' ? state.query : '');

/**
 * Enter in the field: follows the first link that belongs to what's typed, as soon as it's shown. Typing and closing the dialog
 * cancel that. With a modifier key it opens in another tab, as it does from a focused link.
 */
export function useEnter(
  dialog: RefObject<HTMLDialogElement | null>,
  typed: string,
  { state, settled }: Pick<ReturnType<typeof useSearch>, 'state' | 'settled'>,
): { onEnter: (modifiers: Modifiers) => void; cancel: () => void } {
  const pending = useRef<Modifiers>();
  const query = typed.trim();
  const cancel = () => {
    pending.current = undefined;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the query cancels
  useEffect(cancel, [query]);
  useEffect(() => {
    const modifiers = pending.current;
    if (!modifiers || state.kind !== 'found' || state.query !== query) return;
    pending.current = undefined;
    followFirst(dialog.current, modifiers);
  }, [state, query, dialog]);
  const onEnter = (modifiers: Modifiers) => {
    if (isShown(state, query, settled)) followFirst(dialog.current, modifiers);
    else pending.current = modifiers;
  };
  return { onEnter, cancel };
}
