import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over. Unlike `hydrated` it does nothing that makes the scripts come sooner, and
 * does not wait for what the page fetches ahead.
 */
export async function takenOver(page: Page): Promise<void> {
  // The main navigation says so itself, in its first effect.
  await page.locator('nav[data-enhanced]').waitFor({ state: 'attached' });
}

/** Opens a page and has its scripts come at once. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.mouse.move(1, 1);
  await takenOver(page);
}
