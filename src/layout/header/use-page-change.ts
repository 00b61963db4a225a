import { useEffect, useRef } from 'react';

/**
 * Runs `act` after a render with another path or query. Compares the address itself: the first render in the browser
 * doesn't have the query yet, and its arrival isn't a change.
 */
export function usePageChange(act: () => void): void {
  const shown = useRef<string>();
  useEffect(() => {
    const address = window.location.pathname + window.location.search;
    if (shown.current !== undefined && shown.current !== address) act();
    shown.current = address;
  });
}
