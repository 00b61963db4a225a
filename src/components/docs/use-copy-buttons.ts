import { useEffect } from 'react';
import { addCopyButtons } from '../../lib/code/copy-buttons';

/** Gives the code of the article its buttons, once it is there. */
export function useCopyButtons(): void {
  useEffect(addCopyButtons, []);
}
