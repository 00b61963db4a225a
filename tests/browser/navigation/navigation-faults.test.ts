/** Failures during client-side navigation: the current page is never removed. Files that fail are in tests/faults. */
import type { Page, Route } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { holdPrefetches } from '../../support/page/timers';
import {
  footerLink,
  notice,
  requestsAfter,
  toFees,
  watchLoads,
  wordCount,
} from '../../support/page/visitor-navigation';
import { expect, test } from '../../support/test';

declare global {
  interface Window {
    ___loader: { loadPageSync: (path: string) => unknown };
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
// Tests share a browser context.
test.afterEach(({ context }) => context.setOffline(false));

test('an island whose script is missing keeps its HTML, and works once the network is back', async ({
  page,
  context,
}) => {
  await openReady(page, '/fees');
  await page.waitForLoadState('networkidle');
  const before = await wordCount(page);
  await context.setOffline(true);
  const amount = page.locator('[data-island="calculator"] input').first();
  await amount.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(heading(page)).toHaveCount(1);
  expect(await wordCount(page)).toBe(before);
  await context.setOffline(false);
  await amount.scrollIntoViewIfNeeded();
  await expect(async () => {
    await amount.fill('7');
    await expect(page).toHaveURL(/=7/, { timeout: 500 });
  }).toPass();
});

test('offline, a click keeps the page and its address, and the page opens when the network returns', async ({
  page,
  context,
}) => {
  const loads = watchLoads(page);
  await openReady(page, '/contact');
  await page.waitForLoadState('networkidle');
  const title = await page.title();
  const before = await wordCount(page);
  await context.setOffline(true);
  await toFees(page);
  await expect(notice(page).getByRole('status')).toHaveText(/^You’re offline/);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(title);
  expect(await wordCount(page)).toBe(before);
  await context.setOffline(false);
  await expect(page).toHaveURL('/fees');
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  await expect(page.locator('#gatsby-announcer')).toHaveText(
    `Navigated to ${await heading(page).textContent()}`,
  );
  expect(loads()).toBe(1);
});

test('offline, the notice can be dismissed', async ({ page, context }) => {
  await holdPrefetches(page);
  await openReady(page, '/contact');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await toFees(page);
  await notice(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice(page).getByRole('button')).toHaveCount(0);
  const requested = await requestsAfter(page, async () => {
    await context.setOffline(false);
    await page.waitForFunction(() => navigator.onLine);
  });
  expect(requested.filter((path) => path.includes('/fees'))).toEqual([]);
  await expect(page).toHaveURL('/contact');
});

test('a page whose link was hovered while online opens offline', async ({ page, context }) => {
  await openReady(page, '/contact');
  const pricing = page.getByRole('banner').getByRole('link', { name: 'Pricing' });
  await pricing.hover();
  await expect.poll(() => page.evaluate(() => Boolean(window.___loader.loadPageSync('/fees')))).toBe(true);
  await context.setOffline(true);
  await pricing.click();
  await expect(page).toHaveURL('/fees');
  await expect(page).toHaveTitle(/^Pricing/);
  expect(await wordCount(page)).toBeGreaterThan(100);
});

test('a server error keeps the page, and a retry works', async ({ page }) => {
  await openReady(page, '/contact');
  await page.route(/\/fees/, (route) => route.fulfill({ status: 503, body: '' }));
  await toFees(page);
  await expect(notice(page).getByRole('status')).toHaveText(/^The page can’t be reached/);
  await expect(page).toHaveURL('/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await page.unroute(/\/fees/);
  await notice(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page).toHaveTitle(/^Pricing/);
});

test('of two clicks the last one wins, however slow the first', async ({ page }) => {
  await openReady(page, '/contact');
  const held: Route[] = [];
  await page.route('**/page-data/fees/**', (route) => void held.push(route));
  await toFees(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await footerLink(page, 'Security').click();
  await expect(page).toHaveURL('/security');
  for (const route of held) await route.continue();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/security');
  await expect(page).toHaveTitle(/^Security/);
});
