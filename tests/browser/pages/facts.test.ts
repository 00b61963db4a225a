/** Figures with their dates and sources, in a browser. The records are checked in tests/files. */
import { expect, test } from '../../support/test';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows the date and source of each figure on demand', async ({ page }) => {
    await page.goto('/products/ach');
    const figures = page.getByRole('region', { name: 'Figures on this page' });
    const ceiling = figures.locator('#figure-ach-same-day-ceiling');
    const source = ceiling.getByRole('link', { name: 'FRB Services' });
    await expect(source).toBeHidden();
    await figures.getByText(/^\d+ figures, with dates and sources$/).click();
    await expect(ceiling).toContainText(/\$1,000,000.*as of Mar 2022/);
    await expect(source).toBeVisible();
    await ceiling.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(/\/facts#ach-same-day-ceiling$/);
    await expect(page.locator('tr:target')).toContainText('$1,000,000');
    await expect(page.locator('tr:target')).toBeInViewport();
  });

  test('the figures of a page are printed without being opened', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/products/ach');
    await expect(page.locator('#figure-ach-same-day-ceiling')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Figures on this page' })).toBeVisible();
    await expect(page.getByText(/^\d+ figures, with dates and sources$/)).toBeHidden();
  });

  for (const path of ['/products/ach', '/documentation/fedach']) {
    test(`a figure in a text of ${path} links to its date and source`, async ({ page }) => {
      await page.goto(path);
      const figure = page.getByRole('main').locator('a[href="#figure-ach-return-days"]').first();
      await figure.click();
      const shown = page.locator('li:target');
      await expect(shown).toBeInViewport();
      await expect(shown).toContainText(/as of [A-Z][a-z]{2} \d{4}/);
      await expect(shown.getByRole('link').first()).toBeVisible();
    });
  }
});

test('after client-side navigation the figures in a text are links too', async ({ page }) => {
  await page.goto('/facts#ach-return-days');
  const row = page.locator('tr:target');
  await row.getByText(/^On \d+ pages$/).click();
  await row.locator('a[href="/products/ach"]').click();
  await expect(page).toHaveURL(/\/products\/ach$/);
  const figure = page.locator('a[href="#figure-ach-return-days"]').first();
  await figure.click();
  await expect(page.locator('li:target')).toBeInViewport();
  await expect(page.getByRole('main')).not.toContainText('⟦');
});
