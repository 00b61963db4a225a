import { startTransition, useEffect, useState } from 'react';

/** Date calculations assume years of four digits. */
const lastInstant = Date.UTC(9000, 0);

/** The device's time; null if its clock is broken. */
export function readClock(): Date | null {
  const instant = new Date();
  return instant.getTime() >= 0 && instant.getTime() < lastInstant ? instant : null;
}

/**
 * The current time, updated at the start of each second.
 *
 * Null on the server and in the first render of the browser, so that hydration matches a page that was built days ago,
 * and while the device's clock is broken. Stops while the page is hidden.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      const instant = readClock();
      // A transition, so that a tick never delays a tap.
      startTransition(() => setNow(instant));
      timer = window.setTimeout(tick, 1000 - ((instant?.getTime() ?? 0) % 1000));
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
