/** Nothing moves while a page loads, when its scripts arrive, and when the board goes live. */
import type { Page } from '@playwright/test';
import { takenOver } from '../../support/page/rendered-by-react';
import { expect, test } from '../../support/test';

/** Watches the layout from the start of the page; `layoutShift` gives the sum so far. */
const watchLayout = (page: Page) =>
  page.addInitScript(() => {
    const shifts = new Map<number, number>();
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        shifts.set(entry.startTime, entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum of all shifts so far: 1 is a screen that has moved as a whole. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const { shifts } = window as unknown as { shifts: Map<number, number> };
    return [...shifts.values()].reduce((total, value) => total + value, 0);
  });

/** Opens a page and waits until React is there and, on the home page, the board is live. */
async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
  // The clock of a live board tells the time, and no more the day of the build.
  const clock = page.locator('[aria-labelledby="departures"] time').first();
  if (address === '/') await expect(clock).toHaveText(/\d:\d\d/);
}

const seen = ['/', '/products/ach', '/documentation/fedach', '/updates', '/updates?filter=Customer+story'];

for (const width of [390, 1280]) {
  for (const address of seen) {
    test(`nothing moves when the scripts come to ${address} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await watchLayout(page);
      // What fonts do is another matter, and depends on when they come.
      await page.route('**/*.woff2', (route) => route.abort());
      await openLive(page, address);
      expect(await layoutShift(page)).toBe(0);
    });
  }

  test(`nothing that a tool would show moves with the fonts at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchLayout(page);
    for (const address of seen.slice(0, 3)) {
      await openLive(page, address);
      // Tools show three decimals. A font that takes the place of its fallback costs some 0.0001.
      expect(Math.round((await layoutShift(page)) * 1000) / 1000, address).toBe(0);
    }
  });
}
