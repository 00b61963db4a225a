import { useRef } from 'react';

/** The first of several values with the same content, so that what depends on it doesn't render again. For JSON only. */
export function useSame<T>(value: T): T {
  const kept = useRef(value);
  if (kept.current !== value && JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
