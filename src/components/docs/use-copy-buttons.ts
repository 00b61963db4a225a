import { useEffect } from 'react';
import { addCopyButtons } from '../../lib/code/copy-buttons';

/** Adds copy buttons to the article's code after hydration. */
export function useCopyButtons(): void {
  useEffect(addCopyButtons, []);
}
