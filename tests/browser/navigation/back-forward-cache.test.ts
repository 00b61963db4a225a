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
        : { ...launchOptions, firefoxUserPrefs: {} },
    ),
});

test('Back shows the page from the cache', { tag: ['@firefox'] }, async ({ page }) => {
  // The whole Chromium starts more slowly than its headless shell.
  test.slow();
  await openReady(page, '/fees');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => void fetch(`/?shown=${persisted ? 'again' : 'anew'}`));
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveTitle(/^Security/);
  // A request tells, because Firefox's driver doesn't see the page again.
  const shown = page.waitForRequest(/\?shown=/);
  // Playwright's own Back waits for a load, which doesn't come.
  await page.evaluate(() => setTimeout(() => history.back()));
  expect((await shown).url()).toContain('shown=again');
});
