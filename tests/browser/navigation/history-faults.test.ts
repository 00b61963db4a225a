/** Failures during Back and Forward: the current page is never removed. */

import { openReady, waitForHydration } from '../../support/page/hydration';
import {
  deploy,
  footerLink,
  leaveFeesBehind,
  notice,
  toFees,
  watchLoads,
  wordCount,
} from '../../support/page/visitor-navigation';
import { expect, test } from '../../support/test';

// Tests share a browser context.
test.afterEach(({ context }) => context.setOffline(false));

test('Back to the first page needs no requests, even offline', async ({ page, context }) => {
  await openReady(page, '/products/ach');
  const before = await wordCount(page);
  await footerLink(page, 'Security').click();
  await expect(page).toHaveTitle(/^Security/);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/products/ach');
  await expect(page).toHaveTitle(/^ACH/);
  expect(await wordCount(page)).toBe(before);
});

test('while Back loads a page that never comes, the form on the screen keeps what is entered, and gets its address back', async ({
  page,
}) => {
  const volume = page.locator('#calculator').getByRole('textbox', { name: 'Open accounts' });
  await openReady(page, '/contact');
  await footerLink(page, 'Security').click();
  await expect(page).toHaveTitle(/^Security/);
  await toFees(page);
  await volume.fill('120');
  await expect(page).toHaveURL(/\/fees\?[^/]+=120$/);
  // Back then needs the code and data of /security.
  await page.reload();
  await page.mouse.move(2, 2);
  await waitForHydration(page);
  await volume.scrollIntoViewIfNeeded();
  await expect(volume).toHaveValue('120');
  let fail = (): void => undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/security/, async (route) => {
    await failed;
    await route.abort();
  });
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/security');
  await expect(volume).toHaveValue('120');
  await volume.fill('1200');
  await expect(volume).toHaveValue('1200');
  await expect(page).toHaveURL('/security');
  fail();
  await expect(notice(page)).toContainText('can’t be reached');
  await expect(page).toHaveURL(/\/fees\?[^/]+=1200$/);
  await expect(volume).toHaveValue('1200');
});

test('offline, Back keeps the page with its address, and completes when the network returns', async ({
  page,
  context,
}) => {
  // Back to the first page would need no requests.
  await openReady(page, '/contact');
  await leaveFeesBehind(page);
  const before = await wordCount(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.evaluate(() => history.back());
  await expect(notice(page).getByRole('status')).toHaveText(/^You’re offline/);
  await expect(page).toHaveURL('/security');
  await expect(page).toHaveTitle(/^Security/);
  expect(await wordCount(page)).toBe(before);
  await context.setOffline(false);
  await expect(page).toHaveURL('/fees');
  await expect(page).toHaveTitle(/^Pricing/);
  await expect.poll(() => wordCount(page)).toBeGreaterThan(100);
  await page.goForward();
  await expect(page).toHaveURL('/security');
  await expect(page).toHaveTitle(/^Security/);
});

test('after a deploy, Back to the first page shows it as it was', async ({ page }) => {
  await openReady(page, '/products/ach');
  const before = await wordCount(page);
  await toFees(page);
  await expect(page).toHaveTitle(/^Pricing/);
  await page.waitForLoadState('networkidle');
  await deploy(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/products/ach');
  await expect(page).toHaveTitle(/^ACH/);
  // Interactive parts may have more text.
  expect(await wordCount(page)).toBeGreaterThanOrEqual(before);
});

test('after a deploy, Back loads the page once', async ({ page }) => {
  await openReady(page, '/contact');
  await leaveFeesBehind(page);
  const loads = watchLoads(page);
  await deploy(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page).toHaveURL('/fees');
  await expect.poll(() => wordCount(page)).toBeGreaterThan(100);
  expect(loads()).toBe(1);
});
