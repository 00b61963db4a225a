import type { Page } from '@playwright/test';

/**
 * Waits until React has taken the page over and has nothing more to do. The scripts are asked for when the
 * browser is idle or the visitor does something; the pointer moves here, so that no test waits for idleness.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => {
    const wrapper = document.getElementById('gatsby-focus-wrapper');
    // React marks each element it has hydrated with a property of its own.
    return wrapper !== null && Object.keys(wrapper).some((key) => key.startsWith('__reactProps$'));
  });
  // A page that paints nothing may never be called idle; the bound is for that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
}
