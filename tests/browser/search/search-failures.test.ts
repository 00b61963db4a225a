/** Search while its index or code fails or is late. A missing and a damaged index are in tests/faults. */
import type { Page } from '@playwright/test';
import { saveData } from '../../support/page/data-saver';
import { holdScripts } from '../../support/page/held-scripts';
import { openReady } from '../../support/page/hydration';
import { dialog, field, openSearch, results, status, waitForSearch } from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

const chunks = '**/pagefind/index/*';
const failed = 'The search index couldn’t be loaded.';

// Tests share a browser context, which has the network setting.
test.afterEach(({ context }) => context.setOffline(false));

/** Opens search on a page on which it isn't given up while the machine is busy. */
async function openOn(page: Page, address: string): Promise<void> {
  await waitForSearch(page);
  await openReady(page, address);
  await openSearch(page);
}

test("if parts of the index fail, it doesn't claim that there are no results, and the next key retries", async ({
  page,
}) => {
  await page.route(chunks, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await openOn(page, lightPage);
  await field(page).fill('R0');
  await expect(status(page)).toHaveText(failed);
  await expect(dialog(page).getByText('No results for')).toHaveCount(0);
  await page.unroute(chunks);
  await page.keyboard.type('3');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/codes/ach-returns/r03');
});

test('Enter while a failed search is retried opens the first result', async ({ page }) => {
  let answer = (): Promise<boolean> => Promise.resolve(false);
  await page.route(chunks, async (route) => ((await answer()) ? route.continue() : route.abort()));
  await openOn(page, lightPage);
  await page.keyboard.type('R03');
  await expect(status(page)).toHaveText(failed);
  let release = (): void => undefined;
  const released = new Promise<boolean>((resolve) => {
    release = () => resolve(true);
  });
  answer = () => released;
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(status(page)).toHaveText('Searching…');
  await field(page).press('Enter');
  release();
  await expect(page).toHaveURL('/documentation/codes/ach-returns/r03');
});

test('a failed search is retried when the network is back', async ({ page, context }) => {
  // Nothing of the index is prefetched.
  await page.addInitScript(saveData);
  await openOn(page, lightPage);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field(page).fill('webhooks');
  await expect(status(page)).toHaveText(failed);
  await context.setOffline(false);
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/webhooks');
});

test('text typed on a very slow connection arrives in the field, through the search page', async ({
  page,
}) => {
  await page.clock.install();
  const { release } = await holdScripts(page);
  await page.goto('/fees');
  // Until then the clock runs in real time.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('acx');
  await page.keyboard.press('Backspace');
  await page.clock.runFor(4000);
  await page.keyboard.type('h r');
  await page.clock.runFor(4000);
  await expect(page).toHaveURL('/fees');
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/search?q=ach%20r');
  await page.clock.resume();
  // The inline script that keeps what's typed is there.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.type('03');
  await release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ach r03');
});
