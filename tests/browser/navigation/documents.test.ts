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

test('a part whose code is missing keeps its HTML', async ({ page }) => {
  await page.route('**/island-calculator-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await openReady(page, '/fees');
  const calculator = page.locator('[data-island="calculator"]');
  const words = await calculator.textContent();
  const asked = page.waitForRequest('**/island-calculator-*.js');
  await calculator.scrollIntoViewIfNeeded();
  await asked;
  await page.waitForLoadState('networkidle');
  expect(await calculator.textContent()).toBe(words);
  await expect(page).toHaveURL('/fees');
});

test('offline, the browser says so, and Back shows the page', async ({ page, context }) => {
  await openReady(page, lightPage);
  await context.setOffline(true);
  // By its address: the browser may have prerendered what a link leads to.
  await expect(page.goto('/fees')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(lightPage);
  await expect(footerLink(page, 'Pricing')).toBeVisible();
});

test('a link to a part of the page marks it as the target', async ({ page }) => {
  await openReady(page, '/fees');
  const figure = page.locator('a[href^="#figure-"]').first();
  const id = (await figure.getAttribute('href'))?.slice(1) ?? '';
  await figure.click();
  await expect(page.locator(':target')).toHaveAttribute('id', id);
});
