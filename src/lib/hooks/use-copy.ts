import { useState } from 'react';
import { copyWithLabel } from '../code/clipboard';

/** What came of the last copy, for a moment, and a function that copies a text; see `copyWithLabel`. */
export function useCopy(): readonly [label: string, copy: ReturnType<typeof copyWithLabel>] {
  const [label, setLabel] = useState('');
  const [copy] = useState(() => copyWithLabel(setLabel));
  return [label, copy];
}
