import { useEffect } from 'react';
import { onSlice } from '../../islands/slices';
import { addCopyButtons } from '../../lib/code/copy-buttons';

/** Adds copy buttons to the article's code, once it's there. */
export function useCopyButtons(): void {
  useEffect(() => {
    addCopyButtons();
    return onSlice(addCopyButtons);
  }, []);
}
