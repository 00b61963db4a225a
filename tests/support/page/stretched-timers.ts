import type { Page } from '@playwright/test';

/**
 * Extends the page's timers with these delays, in milliseconds, to ten minutes: for timeouts that a busy machine may reach
 * without a fault. Call it before the page is opened.
 */
export async function stretchTimers(page: Page, delays: readonly number[]): Promise<void> {
  await page.addInitScript((stretched) => {
    const { setTimeout } = window;
    const patient = (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(act, stretched.includes(delay ?? 0) ? 600_000 : delay, ...rest);
    Object.assign(window, { setTimeout: patient });
  }, delays);
}
