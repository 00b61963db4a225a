/** Client-side navigation: parts of a page are rendered later than Gatsby assumes. */
import type { Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

/** From now on, what waits for a frame never comes. */
const stopFrames = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

test('a link to a record on a long page scrolls to it, and the page is announced by its heading', async ({
  page,
}) => {
  await openReady(page, '/products/fednow');
  const figure = page.locator('#figure-fednow-ceiling');
  await page.getByText(/^\d+ figures, with dates and sources$/).click();
  await figure.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL(/\/facts#fednow-ceiling$/);
  const record = page.locator('#fednow-ceiling');
  await expect(record).toBeInViewport();
  await expect.poll(() => record.evaluate((row) => row.getBoundingClientRect().top)).toBeLessThan(300);
  const heading = await page.locator('h1').textContent();
  await expect(page.locator('#gatsby-announcer')).toHaveText(`Navigated to ${heading}`);
});

test('after a link to a part of a page, Tab goes on in that part', async ({ page }) => {
  await openReady(page, '/');
  await page.locator('a[href="/products#chooser"]').focus();
  await page.keyboard.press('Enter');
  const part = page.locator('#chooser');
  await expect(part).toBeFocused();
  await expect(part).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(part.locator(':focus')).toBeInViewport();
  await expect(part).not.toHaveAttribute('tabindex');
});

test('going back to a part of a page, the saved position counts', async ({ page }) => {
  await openReady(page, '/products#chooser');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing/);
  await page.goBack();
  await expect(page).toHaveURL(/\/products#chooser$/);
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
});

test('the styles of a prefetched page change nothing on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, '/documentation/fedach');
  const adopted = () => page.evaluate(() => document.adoptedStyleSheets.length);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const [sheets, before] = [await adopted(), await height()];
  await page.locator('a[href="/documentation/codes/ach-returns"]').locator('visible=true').first().hover();
  await expect.poll(adopted).toBeGreaterThan(sheets);
  expect(await height()).toBe(before);
});

test('a page without figures ends after its content', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await openReady(page, '/contact');
  // Lines may wrap differently until the fonts are loaded.
  await page.evaluate(() => document.fonts.ready);
  const direct = await height();

  await openReady(page, '/fees');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
  // The footer is rendered a moment after the page.
  await expect.poll(height).toBe(direct);
});

test('a link to the end of the page works before the browser has drawn that end', async ({ page }) => {
  await openReady(page, '/products');
  await stopFrames(page);
  await page.getByRole('main').locator('a[href="/products/ach"]').first().click();
  await expect(page).toHaveURL(/\/products\/ach$/);
  await expect(page).toHaveTitle(/^ACH/);
  await expect(page.locator('#figure-ach-return-days')).toHaveCount(0);
  await page.locator('a[href="#figure-ach-return-days"]').first().click();
  await expect(page.locator('li:target')).toBeInViewport();
});

test("a click on a link below what hasn't been drawn yet follows it", async ({ page }) => {
  await openReady(page, '/contact');
  await stopFrames(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/fees');
  // The address changes before the page.
  await expect(page).toHaveTitle(/^Pricing/);
  await footer.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});
