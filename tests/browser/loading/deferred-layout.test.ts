/** While a page loads, what's far below the fold isn't laid out. Nothing else may differ. */
import type { Page, Route } from '@playwright/test';
import { expect, lightPage, test } from '../../support/test';

const long = '/documentation/api/ach-transfers';

/** Opens a page whose `load` waits for its fonts; the returned function lets them through. */
async function openLoading(page: Page, address: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect.poll(() => held.length).toBe(4);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    await page.unroute('**/*.woff2');
  };
}

/** Whether the browser has laid out the footer: its logo, which is printed, too. */
const footerIsLaidOut = (page: Page): Promise<boolean> =>
  page
    .locator('footer a')
    .first()
    .evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }));

const leftovers = (page: Page) => page.locator('[data-defer], [data-laid]');

for (const width of [390, 1440]) {
  test(`at ${width} px the end of a long page is laid out after load, and is as high as without deferral`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const finish = await openLoading(page, long);
    expect(await footerIsLaidOut(page)).toBe(false);
    await finish();
    await expect(leftovers(page)).toHaveCount(0);
    expect(await footerIsLaidOut(page)).toBe(true);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const deferred = await height();
    // A page that's opened at a fragment is laid out whole.
    await page.goto('about:blank');
    await page.goto(`${long}#events`);
    expect(await height()).toBe(deferred);
  });
}

test('a fragment that is followed while the page loads is reached exactly, and stays', async ({ page }) => {
  // Without motion the first place that is near the top is the one reached.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const finish = await openLoading(page, long);
  const heading = page.locator('#errors');
  await page.locator('a[href="#errors"]').first().dispatchEvent('click');
  const place = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(place).toBeLessThan(150);
  const reached = await place();
  expect(reached).toBeGreaterThan(0);
  await finish();
  await page.waitForLoadState('load');
  await expect(leftovers(page)).toHaveCount(0);
  expect(Math.abs((await place()) - reached)).toBeLessThanOrEqual(2);
});

test('the first Tab lays out the whole page, so that nothing moves under the focus', async ({ page }) => {
  await openLoading(page, long);
  expect(await footerIsLaidOut(page)).toBe(false);
  await page.keyboard.press('Shift');
  expect(await footerIsLaidOut(page)).toBe(false);
  await page.keyboard.press('Tab');
  expect(await footerIsLaidOut(page)).toBe(true);
});

test('scrolling by more than a screen lays out the whole page, so that nothing moves that is read then', async ({
  page,
}) => {
  await openLoading(page, long);
  const scrollOn = async (screens: number) => {
    await page.evaluate((share) => scrollBy({ top: innerHeight * share, behavior: 'instant' }), screens);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  };
  await scrollOn(0.5);
  expect(await footerIsLaidOut(page)).toBe(false);
  await scrollOn(1);
  expect(await footerIsLaidOut(page)).toBe(true);
  await expect(leftovers(page)).toHaveCount(0);
});

test('the End key reaches the end of the page', async ({ page }) => {
  await openLoading(page, long);
  await page.keyboard.press('End');
  await expect(page.locator('footer a').last()).toBeInViewport();
});

test('what is not laid out yet is printed', async ({ page }) => {
  await openLoading(page, long);
  expect(await footerIsLaidOut(page)).toBe(false);
  await page.emulateMedia({ media: 'print' });
  expect(await footerIsLaidOut(page)).toBe(true);
});

test('without scripts a page is laid out whole', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto(lightPage);
  await expect(leftovers(page)).toHaveCount(0);
  await context.close();
});
