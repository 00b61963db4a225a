import { useEffect } from 'react';
import { addCopyButtons } from '../../lib/code/copy-buttons';

/** Adds copy buttons to the article's code. */
export function useCopyButtons(): void {
  useEffect(addCopyButtons, []);
}
