/** Waits until a page has loaded and has nothing more to do. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds between two looks. */
const interval = 25;

export type Quiet = {
  /**
   * Waits until the page has loaded, has asked for nothing for some milliseconds, and the browser is idle; at most until a moment.
   * @param still milliseconds
   * @param limit milliseconds from now
   */
  readonly until: (still: number, limit: number) => Promise<void>;
};

/** Watches the requests of a page from here on. */
export function watchQuiet(page: Page): Quiet {
  let [waiting, last, loaded] = [0, performance.now(), false];
  const change = (by: number) => () => {
    waiting += by;
    last = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  page.once('load', () => {
    loaded = true;
    last = performance.now();
  });
  return {
    until: async (still, limit) => {
      const end = performance.now() + limit;
      while (performance.now() < end && !(loaded && waiting <= 0 && performance.now() - last >= still))
        await sleep(interval);
      const timeout = Math.max(1, end - performance.now());
      await page.evaluate(
        (most) => new Promise((idle) => requestIdleCallback(idle, { timeout: most })),
        timeout,
      );
    },
  };
}
