import type { Page } from '@playwright/test';
import { deferring } from '../../../src/theme/deferred-layout';

/** Waits for hydration. Unlike `hydrate`, does nothing that makes the scripts load sooner, and doesn't wait for prefetches. */
export async function waitForHydration(page: Page): Promise<void> {
  // The main navigation sets this in its first effect.
  await page.locator('nav[data-enhanced]').waitFor({ state: 'attached' });
}

/** Moves the pointer, wherever it is. */
async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
}

/** Waits until all of the page is laid out, so that nothing moves any more. Without it, two boxes may be measured in two layouts. */
export async function waitForLayout(page: Page): Promise<void> {
  await page.locator(`html:not([${deferring}])`).waitFor();
}

/** Opens a page, waits for its layout, triggers loading of its scripts, and waits for hydration. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForLayout(page);
  await movePointer(page);
  await waitForHydration(page);
}

/**
 * Waits until the page is laid out, hydrated and idle. Scripts load when the browser is idle or on user input; the pointer moves here,
 * so that no test waits for idleness.
 */
export async function hydrate(page: Page): Promise<void> {
  await waitForLayout(page);
  await movePointer(page);
  await page.waitForFunction(() => {
    const wrapper = document.getElementById('gatsby-focus-wrapper');
    // React adds a property to each element that it has hydrated.
    return wrapper !== null && Object.keys(wrapper).some((key) => key.startsWith('__reactProps$'));
  });
  // A page that paints nothing may never count as idle, hence the timeout.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}
