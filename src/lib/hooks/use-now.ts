import { startTransition, useEffect, useState } from 'react';

/** Calendars are computed with years of four digits. */
const lastInstant = Date.UTC(9000, 0);

/** What the clock of the device says; null where that isn't a time that can be computed with, as with a broken clock. */
export function readClock(): Date | null {
  const instant = new Date();
  return instant.getTime() >= 0 && instant.getTime() < lastInstant ? instant : null;
}

/**
 * The present instant, renewed as each second of the clock begins.
 *
 * Null in the server's HTML and in the first render of the browser, which must agree with it: a page is built once and
 * may be read days later. Null, too, as long as the clock of the device is broken. It stands still while the page is hidden and is
 * right at once when the page is shown again.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      const instant = readClock();
      // What shows the time is rendered in slices, so that a tick never holds up a tap.
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
