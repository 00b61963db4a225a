import { useEffect, useRef } from 'react';

/**
 * Runs `act` after a render that shows another page, or the same page with another query. It is the address itself that
 * is compared: the first render in the browser does not know the query yet, and learning it is no change.
 */
export function usePageChange(act: () => void): void {
  const shown = useRef<string>();
  useEffect(() => {
    const address = window.location.pathname + window.location.search;
    if (shown.current !== undefined && shown.current !== address) act();
    shown.current = address;
  });
}
