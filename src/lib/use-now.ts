import { useEffect, useState } from 'react';

/**
 * The present instant, renewed as each second of the clock begins.
 *
 * Null in the server's HTML and in the first render of the browser, which must agree with it: a page is built once and
 * may be read days later. It stands still while the page is hidden and is right at once when the page is shown again.
 */
export function useNow(): Date | null {
  const [now, setNow] = useState<Date | null>(null);

  useEffect(() => {
    let timer: number | undefined;
    const tick = () => {
      window.clearTimeout(timer);
      if (document.hidden) return;
      const instant = new Date();
      setNow(instant);
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
