/** Search on a phone, and axe on phone and desktop. */
import { axeFaults } from '../../support/page/axe';
import { openReady } from '../../support/page/hydration';
import { phoneMenu } from '../../support/page/menus';
import { control, dialog, field, results, status, waitForSearch } from '../../support/page/search';
import { expect, test } from '../../support/test';

test.beforeEach(({ page }) => waitForSearch(page));

test('axe finds no violations, on a phone and on a desktop', async ({ page }) => {
  await openReady(page, '/documentation/fedach');
  await control(page).click();
  await field(page).fill('return');
  await expect(status(page)).toHaveText(/\d+ pages/);
  await expect(results(page).first()).toContainText(/return/i);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the control in the bar opens it; a tap on a result closes it', async ({ page }) => {
    await openReady(page, '/documentation/fedach');
    const box = await control(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(phoneMenu(page)).toBeVisible();
    await control(page).tap();
    await field(page).fill('webhooks');
    await expect(results(page).first()).toHaveAttribute('href', '/documentation/webhooks');
    await results(page).first().tap();
    await expect(page).toHaveURL('/documentation/webhooks');
    await expect(dialog(page)).toBeHidden();
    await control(page).tap();
    await dialog(page).getByRole('button', { name: 'Close' }).tap();
    await expect(dialog(page)).toBeHidden();
  });

  test('held sideways it has all of the window, which a keyboard covers in part', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openReady(page, '/documentation/fedach');
    await control(page).tap();
    const box = await field(page).boundingBox();
    expect(box?.y).toBeLessThan(20);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });

  test('a narrow one with large text shows the whole dialog', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, '/documentation/fedach');
    await control(page).tap();
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await field(page).fill('account_frozen_entry_returned_per_ofac_instruction');
    // Until then the quick links are shown.
    await expect(results(page).first()).toContainText('R16');
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});
