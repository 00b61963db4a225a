/** Search while its index or code fails or is late. */
import { holdScripts } from '../../support/page/held-scripts';
import { openReady } from '../../support/page/hydration';
import {
  control,
  dialog,
  field,
  openSearch,
  results,
  status,
  waitForSearch,
} from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

const failed = 'The search index couldn’t be loaded.';

// Tests share a browser context, which has the network setting.
test.afterEach(({ context }) => context.setOffline(false));

test("if parts of the index fail, it doesn't claim that there are no results, and the next key retries", async ({
  page,
}) => {
  const chunks = '**/pagefind/index/*';
  await page.route(chunks, (route) => route.fulfill({ status: 500, body: 'Internal Server Error' }));
  await waitForSearch(page);
  await openReady(page, lightPage);
  await openSearch(page);
  await field(page).fill('R0');
  await expect(status(page)).toHaveText(failed);
  await expect(dialog(page).getByText('No results for')).toHaveCount(0);
  await expect(results(page)).toHaveAttribute('href', '/search');
  await page.unroute(chunks);
  await page.keyboard.type('3');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/codes/ach-returns/r03');
});

test('a failed search is retried by its button, and when the network is back', async ({ page, context }) => {
  await waitForSearch(page);
  await page.route('**/pagefind/**', (route) => route.abort());
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(status(page)).toHaveText(failed);
  await page.unroute('**/pagefind/**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/products/ach');
  await context.setOffline(true);
  await field(page).fill('webhooks');
  await expect(status(page)).toHaveText(failed);
  await context.setOffline(false);
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/webhooks');
});

test('where WebAssembly is off, it says so and leads to the list of all pages', async ({ page }) => {
  await waitForSearch(page);
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WebAssembly'));
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(status(page)).toContainText('WebAssembly');
  await expect(results(page)).toHaveAttribute('href', '/search');
});

test('if its script never loads, the control links to the search page', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/fees');
  // Until then the clock runs in real time.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await control(page).click();
  await page.clock.fastForward(6000);
  await expect(page).toHaveURL(/\/search\/?$/);
});

test('text typed on a very slow connection arrives in the field, through the search page', async ({
  page,
}) => {
  await page.clock.install();
  const { release } = await holdScripts(page);
  await page.goto('/fees');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('acx');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('h r');
  await page.clock.runFor(6000);
  await expect(page).toHaveURL('/search?q=ach%20r');
  await page.clock.resume();
  // The inline script that keeps what's typed is there.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.type('03');
  await release();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('ach r03');
});
