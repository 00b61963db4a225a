/** Waits until a page has loaded and is idle. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** Milliseconds between polls. */
const interval = 25;

/** Milliseconds without a request to wait for the first script. */
const scriptless = 2500;

export type IdleWatcher = {
  /**
   * Waits until the page has loaded, has requested its scripts and nothing more for some milliseconds, and the browser is idle.
   * @param idleTime milliseconds
   * @param limit milliseconds after which the wait ends in any case
   */
  readonly until: (idleTime: number, limit: number) => Promise<void>;
};

/**
 * Watches the requests of a page from now on.
 * @param scripts whether the page has any; they're requested some time after `load`
 */
export function watchIdle(page: Page, scripts = true): IdleWatcher {
  let [waiting, last, loaded, scripted] = [0, performance.now(), false, !scripts];
  const change = (by: number) => () => {
    waiting += by;
    last = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  page.on('request', (request) => {
    scripted ||= request.resourceType() === 'script';
  });
  page.once('load', () => {
    loaded = true;
    last = performance.now();
  });
  const isIdle = (idleTime: number) =>
    loaded && waiting <= 0 && performance.now() - last >= (scripted ? idleTime : scriptless);
  return {
    until: async (idleTime, limit) => {
      const end = performance.now() + limit;
      while (performance.now() < end && !isIdle(idleTime)) await sleep(interval);
      const timeout = Math.max(1, end - performance.now());
      await page.evaluate(
        (most) => new Promise((idle) => requestIdleCallback(idle, { timeout: most })),
        timeout,
      );
    },
  };
}
