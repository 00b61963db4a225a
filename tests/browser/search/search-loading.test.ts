/** When search is loaded, and what it does where something of it cannot be. */
import { holdScripts } from '../../support/page/held-scripts';
import { openReady } from '../../support/page/rendered-by-react';
import {
  control,
  dialog,
  field,
  openSearch,
  results,
  status,
  waitForSearch,
  watchSearch,
} from '../../support/page/search';
import { siteFiles } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

// The network is a matter of the browser context, which the tests share.
test.afterEach(({ context }) => context.setOffline(false));

test('nothing of it is loaded before it is opened; then it offers the quick links of the menu', async ({
  page,
}) => {
  await waitForSearch(page);
  const requests = watchSearch(page);
  await openReady(page, '/documentation/fedach');
  await page.waitForLoadState('networkidle');
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const before = await scripts();
  await expect(dialog(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  await openSearch(page);
  await expect.poll(() => requests).toContain('/pagefind/pagefind.js');
  expect(await scripts()).toBeGreaterThan(before);
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  await expect(results(page).last()).toHaveAttribute('href', '/search');
});

test('once opened it works without a network', async ({ page, context }) => {
  await waitForSearch(page);
  const requests = watchSearch(page);
  await openReady(page, '/');
  await openSearch(page);
  // The last of the index is fetched when the browser has time.
  const fragments = siteFiles().filter((file) => file.endsWith('.pf_fragment'));
  expect(fragments.length).toBeGreaterThan(3);
  const fetched = () => requests.filter((path) => path.endsWith('.pf_fragment')).length;
  await expect.poll(fetched).toBe(fragments.length);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const before = requests.length;
  for (const [typed, path] of [
    ['R03', '/documentation/codes/ach-returns/r03'],
    ['webhooks', '/documentation/webhooks'],
    ['timingSafeEqual', '/updates/verify-a-webhook'],
  ] as const) {
    await field(page).fill(typed);
    await expect(results(page).first()).toHaveAttribute('href', path);
  }
  expect(requests.length).toBe(before);
});

test('where the index cannot be had, it says so and leads to the page of all pages', async ({ page }) => {
  await waitForSearch(page);
  await page.route('**/pagefind/**', (route) => route.abort());
  await openReady(page, '/');
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(status(page)).toHaveText('The search index couldn’t be loaded.');
  await expect(results(page)).toHaveAttribute('href', '/search');
  await page.unroute('**/pagefind/**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/products/ach');
});

test('asked for before the scripts have come, it opens when they have', async ({ page }) => {
  await waitForSearch(page);
  const { asked, letGo } = await holdScripts(page);
  await page.goto('/');
  await control(page).click();
  await expect.poll(asked).toBeGreaterThan(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.type('r 20');
  await letGo();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('r 20x');
  await expect(page).toHaveURL('/');
});

test('where no script comes to open it, the control leads to the page of all pages', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/fees');
  await control(page).click();
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL('/fees');
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/search\/?$/);
});
