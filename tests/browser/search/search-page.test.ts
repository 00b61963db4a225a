/** The search page, a list of all pages, for visitors without JavaScript. */

import { control } from '../../support/page/search';
import { expect, test } from '../../support/test';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control links to the search page', async ({ page }) => {
    await page.goto('/documentation/fedach');
    await expect(control(page)).toHaveText('Search the docs');
    await control(page).click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: "R03: No account, or it can't be located" })
      .click();
    await expect(page).toHaveURL(/\/r03\/?$/);
  });
});
