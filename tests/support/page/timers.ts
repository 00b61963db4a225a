import type { Page } from '@playwright/test';

/** Gives timers with these delays another one; all in milliseconds. Runs in the page, before its scripts. */
export function replaceDelays({ changed, other }: { changed: readonly number[]; other: number }): void {
  const { setTimeout } = window;
  const changedTimeout = (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
    setTimeout(act, changed.includes(delay ?? 0) ? other : delay, ...rest);
  Object.assign(window, { setTimeout: changedTimeout });
}

/**
 * Gives the page's timers with these delays another one; all in milliseconds. Call it before the page is opened.
 */
export async function setTimers(page: Page, delays: readonly number[], to: number): Promise<void> {
  await page.addInitScript(replaceDelays, { changed: delays, other: to });
}

/** Extends timers to ten minutes: timeouts that a busy machine may reach without a fault. */
export const stretchTimers = (page: Page, delays: readonly number[]): Promise<void> =>
  setTimers(page, delays, 600_000);
