/** Failures while the first page loads: its HTML stays. */

import { openReady, waitForHydration } from '../../support/page/hydration';
import { changeBuild, footerLink, watchLoads, wordCount } from '../../support/page/visitor-navigation';
import { expect, test } from '../../support/test';

const isApp = /\/(app|framework|webpack-runtime)-[0-9a-f]{8}\.js$/;
for (const [what, pattern] of [
  ['the scripts of all pages', isApp],
  ['the data of the page', '**/page-data/fees/**'],
] as const) {
  test(`without ${what} a page stays as built, and its links work`, async ({ page }) => {
    const loads = watchLoads(page);
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await page.route(pattern, (route) => route.fulfill({ status: 500, body: '' }));
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
}

test('a first page whose data is late is hydrated when the network returns', async ({ page }) => {
  await page.route('**/page-data/fees/**', (route) => route.abort());
  await page.goto('/fees');
  await page.mouse.move(2, 2);
  await page.waitForLoadState('networkidle');
  await page.unroute('**/page-data/fees/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await waitForHydration(page);
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
    await changeBuild(page);
    await page.goto('/fees');
    await page.mouse.move(2, 2);
    await expect.poll(loads).toBe(storage === 'there' ? 2 : 1);
    await page.waitForLoadState('networkidle');
    await page.mouse.move(3, 3);
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(storage === 'there' ? 2 : 1);
    expect(await wordCount(page)).toBeGreaterThan(100);
  });
}

for (const fragment of ['#100%', '#%ZZ', '#%E0%A4%A', '#\ud800', `#${'x'.repeat(10_000)}`]) {
  test(`a page whose fragment is ${JSON.stringify(fragment.slice(0, 12))} is shown`, async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', (error) => failures.push(error.message));
    await openReady(page, `/fees${fragment}`);
    expect(await wordCount(page)).toBeGreaterThan(100);
    await page.evaluate((text) => {
      location.hash = `${text}2`;
    }, fragment);
    await footerLink(page, 'Security').click();
    await expect(page).toHaveTitle(/^Security/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Pricing/);
    expect(await wordCount(page)).toBeGreaterThan(100);
    expect(failures).toEqual([]);
  });
}
