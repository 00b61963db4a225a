/** Search by keyboard. */
import { watchConsole } from '../../support/page/console';
import { openReady } from '../../support/page/hydration';
import { control, dialog, field, openSearch, results, waitForSearch } from '../../support/page/search';
import { expect, test } from '../../support/test';

test.beforeEach(({ page }) => waitForSearch(page));

test('by keyboard: open, search, follow a result, go back', async ({ page }) => {
  const { problems } = watchConsole(page);
  await openReady(page, '/fees');
  await control(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // The key that opens it closes it, and so does Escape; focus returns to where it was.
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('fedach');
  await expect(dialog(page).locator('mark').first()).toHaveText('FedACH');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  // The last query is still there, and typing replaces it.
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('fedach');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(field(page)).toBeFocused();
  // Typing on a link writes to the field; a slash too.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue(/\/$/);
  await field(page).fill('fedach');
  const part = dialog(page).getByRole('link', { name: /^Same-day windows/ });
  await expect(part).toHaveAttribute('href', '/documentation/fedach#same-day-windows');
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/fedach#same-day-windows');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Same-day windows' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('Enter before the results are there opens the first one of what was typed, not what is still shown', async ({
  page,
}) => {
  await openReady(page, '/fees');
  await openSearch(page);
  // Popular pages are still shown.
  await page.keyboard.type('R03');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/codes/ach-returns/r03');
  await expect(page.getByRole('heading', { level: 1, name: /^R03/ })).toBeVisible();
  await openSearch(page);
  await field(page).fill('fedach');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  // The results of "fedach" are still shown.
  await field(page).fill('FedNow');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/fednow$/);
  await expect(page.getByRole('heading', { level: 1, name: 'FedNow' })).toBeVisible();
});

test('Enter with a modifier key opens the first result in another tab and keeps the search open', async ({
  page,
  context,
}) => {
  await openReady(page, '/fees');
  await openSearch(page);
  await page.keyboard.type('fedach');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  await expect(other).toHaveURL('/documentation/fedach');
  await other.close();
  await expect(page).toHaveURL('/fees');
  await expect(field(page)).toHaveValue('fedach');
});

test('Enter that accepts the text of an input method, as Safari reports it, opens nothing', async ({
  page,
}) => {
  await openReady(page, '/fees');
  await openSearch(page);
  await page.keyboard.type('fedach');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  const left = await field(page).evaluate((input) =>
    input.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
    ),
  );
  expect(left).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/fedach');
});

test('Ctrl K opens search from a field in a part that is not hydrated yet', async ({ page }) => {
  await page.route('**/island-calculator-*.js', () => {});
  await openReady(page, '/fees');
  await page.getByRole('main').getByRole('textbox').first().focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('a slash typed in a field of the page stays a slash; Enter in the search field opens the first result without a full load', async ({
  page,
}) => {
  await openReady(page, '/fees');
  const amount = page.getByRole('main').getByRole('textbox').first();
  await amount.focus();
  await page.keyboard.press('/');
  await expect(amount).toBeFocused();
  await expect(dialog(page)).toHaveCount(0);
  await amount.blur();
  await page.evaluate(() => Object.assign(window, { same: true }));
  await openSearch(page);
  await page.keyboard.type('R03');
  await expect(results(page).first()).toHaveAttribute('href', /r03$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/codes/ach-returns/r03');
  await expect(page.getByRole('heading', { level: 1, name: /^R03/ })).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});
