/** The pages of the codes. Their contents are checked in tests/files. */
import { expect, test } from '../../support/test';

test('from the index to a code and on to the next', async ({ page }) => {
  await page.goto('/documentation/codes');
  await page.getByRole('link', { name: 'R02', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'R02: Account closed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simulate it in the sandbox' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Previous and next' })
    .getByRole('link', { name: /R03/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^R03: / })).toBeVisible();
});
