/** Each link loads a document; history, scroll positions and failures are the browser's business. */
import type { Page } from '@playwright/test';
import { expect, lightPage, openReady, test, waitForHydration, watchConsole } from '../../support/test';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** The addresses of the documents that the page loads. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

test('a link loads a document, which is hydrated without a message', async ({ page }) => {
  const { problems } = watchConsole(page);
  const loaded = documents(page);
  await openReady(page, lightPage);
  await footerLink(page, 'Pricing').click();
  await expect(page).toHaveURL('/fees');
  await waitForHydration(page);
  await expect(page).toHaveTitle(/^Pricing/);
  expect(loaded).toEqual([lightPage, '/fees']);
  expect(problems).toEqual([]);
});

test('Back and Forward return to where the visitor was', async ({ page }) => {
  await openReady(page, '/fees');
  await page.evaluate(() => scrollTo(0, 1500));
  // A click would scroll to the footer first.
  await footerLink(page, 'Security').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/security');
  await page.goBack();
  await expect(page).toHaveURL('/fees');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.goForward();
  await expect(page).toHaveURL('/security');
});

for (const hash of ['#100%', '#%E0%A4%A'])
  test(`the page is shown and works at ${hash}, also when the visitor goes there later`, async ({ page }) => {
    const { problems } = watchConsole(page);
    await openReady(page, `/fees${hash}`);
    expect(await page.evaluate(() => location.hash)).toBe(hash);
    await page.evaluate(() => {
      location.hash = '#limits';
    });
    await page.goBack();
    expect(await page.evaluate(() => location.hash)).toBe(hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('#calculator').getByRole('textbox').first().fill('7');
    await expect(page).toHaveURL(/\?.*=7/);
    expect(problems).toEqual([]);
  });

test('the updates are shown at any query', async ({ page }) => {
  const { problems } = watchConsole(page);
  for (const query of ['?filter=%ZZ', '?filter=100%', '?filter=%23%2F%3F', '?filter=a&filter=b?c/', '?']) {
    await openReady(page, `/updates${query}`);
    await expect(page.locator('[data-updates] > li').first(), query).toBeVisible();
  }
  expect(problems).toEqual([]);
});
