import { useEffect } from 'react';

const acts = new Set<() => void>();

/** Runs what waits for the visitor to go to another address. Call it from Gatsby's `onRouteUpdate`, once the page is shown. */
export function reportPageChange(): void {
  for (const act of [...acts]) act();
}

/**
 * Runs `act` when the visitor has gone to another address, also to another part of the page. What a form or a choice of the
 * code language writes to the address is no such change, so the address itself isn't compared.
 */
export function usePageChange(act: () => void): void {
  useEffect(() => {
    acts.add(act);
    return () => {
      acts.delete(act);
    };
  }, [act]);
}
