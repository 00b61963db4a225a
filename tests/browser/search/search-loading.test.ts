/** When search is loaded, and what happens if parts of it can't be. */
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
  watchSearch,
} from '../../support/page/search';
import { requestsAfter } from '../../support/page/visitor-navigation';
import { siteFiles } from '../../support/site/site-dir';
import { expect, lightPage, test } from '../../support/test';

// Tests share a browser context, which has the network setting.
test.afterEach(({ context }) => context.setOffline(false));

test("nothing is loaded before it's opened; then it shows the menu's quick links", async ({ page }) => {
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

test('once opened it works offline', async ({ page, context }) => {
  await waitForSearch(page);
  const requests = watchSearch(page);
  await openReady(page, lightPage);
  await openSearch(page);
  // The rest of the index is fetched when the browser is idle.
  const fragments = siteFiles().filter((file) => file.endsWith('.pf_fragment'));
  expect(fragments.length).toBeGreaterThan(3);
  // They come last. A resource has an entry once it has arrived.
  const fetched = () =>
    page.evaluate(() => {
      const paths = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
      return [...new Set(paths)].filter((path) => path.endsWith('.pf_fragment')).sort();
    });
  await expect.poll(fetched).toEqual(fragments.sort());
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

test("if the index can't be loaded, it says so and links to the search page", async ({ page }) => {
  await waitForSearch(page);
  await page.route('**/pagefind/**', (route) => route.abort());
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(status(page)).toHaveText('The search index couldn’t be loaded.');
  await expect(results(page)).toHaveAttribute('href', '/search');
  await page.unroute('**/pagefind/**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/products/ach');
});

test('requested before the scripts have loaded, it opens when they have', async ({ page }) => {
  await waitForSearch(page);
  const { requested, release } = await holdScripts(page);
  await page.goto(lightPage);
  await control(page).click();
  await expect.poll(requested).toBeGreaterThan(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.type('r 20');
  await release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('r 20x');
  await expect(page).toHaveURL(lightPage);
});

test('if its script never loads, the control links to the search page', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/fees');
  // Until then the clock runs in real time.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await control(page).click();
  expect(await requestsAfter(page, () => page.clock.fastForward(4000))).toEqual([]);
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/search\/?$/);
});
