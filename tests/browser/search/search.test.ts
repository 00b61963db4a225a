/** The search dialog. tests/built/queries.test.ts has what comes first for which query. */
import { axeFaults } from '../../support/page/axe';
import { watchConsole } from '../../support/page/console';
import { holdScripts } from '../../support/page/held-scripts';
import { openReady } from '../../support/page/hydration';
import {
  control,
  dialog,
  field,
  openSearch,
  results,
  status,
  waitForSearch,
  watchSearch,
} from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

test.beforeEach(({ page }) => waitForSearch(page));

test("nothing is loaded before it's opened; then it shows the menu's quick links", async ({ page }) => {
  const requests = watchSearch(page);
  await openReady(page, '/documentation/fedach');
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  await openSearch(page);
  await expect.poll(() => requests).toContain('/pagefind/pagefind.js');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  await expect(results(page).filter({ hasText: 'Quickstart' })).toHaveAttribute(
    'href',
    '/documentation/quickstart',
  );
  await expect(results(page).last()).toHaveAttribute('href', '/search');
});

test('the field of the 404 page searches for what is typed', async ({ page }) => {
  await page.goto('/no-such-page');
  await page.getByRole('main').getByRole('searchbox', { name: 'Search the docs' }).fill('R03');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('R03');
  await expect(results(page).first()).toHaveAttribute('href', /r03$/);
});

test('requested before the scripts have loaded, it opens when they have', async ({ page }) => {
  const { requested, release } = await holdScripts(page);
  await page.goto(lightPage);
  await control(page).click();
  await expect.poll(requested).toBeGreaterThan(0);
  await page.keyboard.type('r 20');
  await release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('r 20x');
});

test('by keyboard: open, search, move, close, follow a result', async ({ page }) => {
  const { problems } = watchConsole(page);
  await openReady(page, '/fees');
  await control(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(control(page)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type('fedach');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  await expect(dialog(page).locator('mark').first()).toHaveText('FedACH');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  // Typing on a link writes to the field; a slash too.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue('fedach/');
  await field(page).fill('same-day windows');
  const part = results(page).first();
  await expect(part).toHaveAttribute('href', '/documentation/fedach#same-day-windows');
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/fedach#same-day-windows');
  expect(problems).toEqual([]);
});

test('Enter before the results are there opens the first one of what was typed', async ({ page }) => {
  await openReady(page, '/fees');
  await openSearch(page);
  await page.keyboard.type('R03');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/codes/ach-returns/r03');
});

test('Enter with a modifier key opens another tab and keeps the search open', async ({ page, context }) => {
  await openReady(page, '/fees');
  await openSearch(page);
  await page.keyboard.type('fedach');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL('/documentation/fedach');
  await (await opened).close();
  await expect(field(page)).toHaveValue('fedach');
});

test('a result on the same page closes the dialog, and its part is the target', async ({ page }) => {
  await openReady(page, '/documentation/glossary');
  await openSearch(page);
  await page.keyboard.type('ODFI');
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/glossary#odfi');
  await results(page).first().click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':target')).toHaveId('odfi');
  await expect(page.locator(':target')).toBeInViewport();
});

test('selecting text from the field to beside the dialog keeps it open; a click there closes it', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('same day ach');
  const box = await field(page).boundingBox();
  if (!box) throw new Error('the field has no box');
  const beside = { x: 5, y: box.y + box.height / 2 };
  await page.mouse.move(box.x + 60, beside.y);
  await page.mouse.down();
  await page.mouse.move(beside.x, beside.y, { steps: 5 });
  await page.mouse.up();
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog(page)).toBeHidden();
});

test('searches that led to a page are shown when the field is empty, and can be cleared', async ({
  page,
}) => {
  const searches = dialog(page).getByRole('region', { name: 'Recent searches' });
  await openReady(page, lightPage);
  await openSearch(page);
  await expect(searches).toHaveCount(0);
  await page.keyboard.type('R03');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/r03$/);
  await openReady(page, lightPage);
  await openSearch(page);
  await expect(searches.getByRole('listitem')).toHaveText(['R03']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('R03');
  await expect(results(page).first()).toHaveAttribute('href', /r03$/);
  await field(page).fill('');
  await searches.getByRole('button', { name: 'Clear' }).click();
  await expect(searches).toHaveCount(0);
  await expect(field(page)).toBeFocused();
});

test('it announces the number of results and their kinds', async ({ page }) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('timingSafeEqual');
  await expect(status(page)).toHaveText(/^\d+ pages: \d+ in Updates, \d+ in Documentation\.$/);
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText('No results for xyzzyq.');
  await expect(results(page).first()).toHaveAttribute('href', '/search');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on the control opens it, axe finds no violations, a tap on a result follows it', async ({
    page,
  }) => {
    await openReady(page, '/documentation/fedach');
    await control(page).tap();
    await field(page).fill('webhooks');
    await expect(results(page).first()).toHaveAttribute('href', '/documentation/webhooks');
    expect(await axeFaults(page)).toEqual([]);
    await results(page).first().tap();
    await expect(page).toHaveURL('/documentation/webhooks');
  });

  test('with large text a narrow one shows the whole dialog', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, '/documentation/fedach');
    await control(page).tap();
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await field(page).fill('account_frozen_entry_returned_per_ofac_instruction');
    await expect(results(page).first()).toContainText('R16');
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control, and the field of the 404 page, lead to the list of all pages', async ({ page }) => {
    await page.goto('/documentation/fedach');
    await control(page).click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await page.goto('/no-such-page');
    await page.getByRole('main').getByRole('searchbox').fill('R03');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/?\?q=R03$/);
    const link = page.getByRole('main').getByRole('link', { name: /^R03: / });
    await expect(link).toHaveAttribute('href', '/documentation/codes/ach-returns/r03');
  });
});
