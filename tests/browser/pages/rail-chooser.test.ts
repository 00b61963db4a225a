/** The rail chooser of /products, and the pages of all products and solutions. */
import type { Page } from '@playwright/test';
import { typeChoice } from '../../support/page/choices';
import { openReady } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

const form = (page: Page) => page.locator('#chooser');
const list = (page: Page, name: string) => form(page).getByRole('combobox', { name });
const answer = (page: Page) => form(page).getByRole('status');
const first = (page: Page) => form(page).getByRole('listitem').first();

test('by keyboard alone: requirements in, ranking out, kept over a reload', async ({ page }) => {
  await openReady(page, '/products');
  await expect(answer(page)).toContainText('is the best fit');
  await form(page).getByRole('textbox', { name: 'Amount in US dollars' }).focus();
  await page.keyboard.type('20,000,000');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await typeChoice(list(page, 'How soon'), 'Today', 'today');
  await page.keyboard.press('Tab');
  await typeChoice(list(page, 'Once it has settled'), 'It must', 'yes');
  await expect(page).toHaveURL(/\?amount=20%2C000%2C000&urgency=today&final=yes$/);
  await expect(answer(page)).toHaveText(
    /^Fedwire, customer transfers is the best fit\. 1 of \d+ services fit\.$/,
  );
  await expect(first(page)).toContainText('only while it is open');
  await page.reload();
  await expect(answer(page)).toContainText('Fedwire');
  await expect(list(page, 'Once it has settled')).toHaveValue('yes');
});

test("a service fits at its limit, and doesn't a cent above it", async ({ page }) => {
  const sameDay = form(page).getByRole('listitem').filter({ hasText: 'Same Day ACH' });
  await openReady(page, '/products?amount=1000000&urgency=today');
  await expect(sameDay).toHaveAttribute('data-suits', 'true');
  await form(page).getByRole('textbox').fill('1000000.01');
  await expect(sameDay).toHaveAttribute('data-suits', 'false');
  await expect(sameDay).toContainText('below your amount');
});

test('an invalid amount is reported at its field, and nothing is ranked', async ({ page }) => {
  await openReady(page, '/products?direction=pull');
  await form(page).getByRole('textbox').fill('-5');
  await expect(form(page).getByRole('textbox')).toHaveAccessibleDescription(/^Enter an amount in dollars/);
  await expect(answer(page)).toBeEmpty();
  await expect(form(page).getByRole('listitem')).toHaveCount(0);
  await form(page).getByRole('textbox').fill('5');
  await expect(first(page)).toContainText('ACH');
});

test('without its code, it recommends nothing for what was entered', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/products#chooser');
  await form(page).getByRole('textbox').fill('50,000,000');
  await expect(answer(page)).toHaveText(/^This form is still loading\./);
  await expect(form(page).getByRole('listitem')).toHaveCount(0);
});

test('in forced colors only what fits is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, '/products?amount=20000000');
  const colors = (suits: boolean) =>
    form(page)
      .locator(`[data-suits="${suits}"]`)
      .first()
      .evaluate((item) => getComputedStyle(item).borderInlineStartColor);
  expect(await colors(true)).not.toBe(await colors(false));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every service is compared, and nothing is wider than the page', async ({ page }) => {
    await page.goto('/products');
    const rows = page.locator('#comparison tbody tr');
    expect(await rows.count()).toBeGreaterThanOrEqual(6);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(form(page)).toBeHidden();
      await expect(rows.filter({ hasText: 'FedNow' })).toContainText('in seconds');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('the home page links to all products and all solutions', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Choose a rail' }).click();
    await expect(page).toHaveURL(/\/products#chooser$/);
    await page.goto('/');
    await page.getByRole('link', { name: 'All solutions' }).click();
    await expect(page).toHaveURL(/\/solutions$/);
    await page
      .getByRole('link', { name: /^Payroll/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/solutions\/payroll$/);
  });
});
