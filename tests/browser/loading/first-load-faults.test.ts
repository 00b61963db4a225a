/** Failures while the first page loads: its HTML stays. Single files that fail, and first fragments, are in tests/faults. */

import { openReady } from '../../support/page/hydration';
import { changeBuild, footerLink, watchLoads, wordCount } from '../../support/page/visitor-navigation';
import { expect, test } from '../../support/test';

test('without the scripts of all pages a page stays as built, and its links work', async ({ page }) => {
  const loads = watchLoads(page);
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await page.route(/\/(app|framework|webpack-runtime)-[0-9a-f]{8}\.js$/, (route) =>
    route.fulfill({ status: 500, body: '' }),
  );
  await page.goto('/fees');
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveTitle(/^Pricing/);
  expect(await wordCount(page)).toBeGreaterThan(100);
  expect(failures).toEqual([]);
  expect(loads()).toBe(1);
  await footerLink(page, 'Security').click();
  await expect(page).toHaveTitle(/^Security/);
  expect(loads()).toBe(2);
});

test('a first page whose data is late is hydrated when the network returns', async ({ page }) => {
  await page.route('**/page-data/fees/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/page-data/fees/'));
  await page.goto('/fees');
  await page.mouse.move(2, 2);
  await failed;
  await page.unroute('**/page-data/fees/**');
  // Again until the page listens, which it does once it knows of the failure.
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.locator('nav[data-enhanced]')).toBeAttached({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveTitle(/^Pricing/);
});

for (const storage of ['there', 'denied'] as const) {
  test(`HTML of another build is reloaded at most once, with storage ${storage}`, async ({ page }) => {
    if (storage === 'denied') {
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('denied', 'SecurityError');
        };
        Object.defineProperty(window, 'sessionStorage', { get });
        Object.defineProperty(window, 'localStorage', { get });
      });
    }
    const loads = watchLoads(page);
    const expected = storage === 'there' ? 2 : 1;
    let answers = 0;
    page.on('requestfinished', (request) => {
      if (request.url().includes('/page-data/fees/')) answers += 1;
    });
    await changeBuild(page);
    await page.goto('/fees');
    await page.mouse.move(2, 2);
    // Each load reads the data, and only then knows of the other build.
    await expect.poll(() => answers).toBe(expected);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(3, 3);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(expected);
    expect(await wordCount(page)).toBeGreaterThan(100);
  });
}

test('fragments that no element can have are followed, left, and returned to', async ({ page }) => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  await openReady(page, '/fees#100%');
  const fragments = ['#100%2', '#%ZZ', '#%E0%A4%A', '#\ud800', `#${'x'.repeat(10_000)}`];
  for (const fragment of fragments) {
    await page.evaluate((text) => {
      location.hash = text;
    }, fragment);
    expect(await wordCount(page)).toBeGreaterThan(100);
  }
  await footerLink(page, 'Security').click();
  await expect(page).toHaveTitle(/^Security/);
  for (const _fragment of fragments) {
    await page.goBack();
    await expect(page).toHaveTitle(/^Pricing/);
    expect(await wordCount(page)).toBeGreaterThan(100);
  }
  expect(failures).toEqual([]);
});
