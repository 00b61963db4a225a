import { startTransition, useEffect, useState } from 'react';

/**
 * Returns false on the server and in the first render, so that hydration matches, and true soon after that. The change is a
 * transition, so that it doesn't block a tap.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
