import type { Page } from '@playwright/test';

/**
 * Makes the page's timers of these delays, in milliseconds, wait ten minutes: for limits that a busy machine may reach while
 * nothing is wrong. Call it before the page is opened.
 */
export async function stretchTimers(page: Page, delays: readonly number[]): Promise<void> {
  await page.addInitScript((stretched) => {
    const { setTimeout } = window;
    const patient = (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(act, stretched.includes(delay ?? 0) ? 600_000 : delay, ...rest);
    Object.assign(window, { setTimeout: patient });
  }, delays);
}
