import { startTransition, useEffect, useState } from 'react';

/**
 * The current time, updated at the start of each second.
 *
 * Null on the server and in the first render of the browser, so that hydration matches a page that was built days ago.
 * Stops while the page is hidden.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      const instant = new Date();
      // A device may have no working clock.
      if (Number.isNaN(instant.getTime())) return;
      // A transition, so that a tick never delays a tap.
      startTransition(() => setNow(instant));
      timer = window.setTimeout(tick, 1000 - (instant.getTime() % 1000));
    };
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}
