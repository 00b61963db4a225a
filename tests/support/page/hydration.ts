import type { Page } from '@playwright/test';

/** Waits until React has hydrated the page and run its effects. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.querySelector('#___gatsby > *');
    // React adds a property to each element that it has hydrated.
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactProps$'));
  });
  // A page that paints nothing may never count as idle, hence the timeout.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 200 })));
}

/** Moves the pointer, on which a page loads its scripts, and waits for hydration. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(1, 1);
  await waitForHydration(page);
}

/** Opens a page and hydrates it. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}
