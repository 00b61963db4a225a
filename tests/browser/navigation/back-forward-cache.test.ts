/** Pages enter the back-forward cache, so that Back shows them as they were, at once. */
import { existsSync } from 'node:fs';
import { expect, openReady, test } from '../../support/test';

// Playwright turns the cache off, and Chromium's headless shell has none.
const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
test.skip(({ browserName }) => browserName === 'chromium' && !chromium, 'There is no whole Chromium.');
test.use({
  launchOptions: async ({ browserName, launchOptions }, use) =>
    use(
      browserName === 'chromium' && chromium
        ? {
            ...launchOptions,
            executablePath: chromium,
            ignoreDefaultArgs: ['--disable-back-forward-cache'],
          }
        : launchOptions,
    ),
});

test('Back shows the page from the cache', { tag: ['@firefox'] }, async ({ page }) => {
  // The whole Chromium starts more slowly than its headless shell.
  test.slow();
  await openReady(page, '/fees');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? 'from the cache' : 'as a new page';
    });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveTitle(/^Security/);
  // Playwright's own Back waits for a load, which doesn't come.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveTitle(/^Pricing/);
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'from the cache');
});
