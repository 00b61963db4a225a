/** Search results and recent searches, and what screen readers announce. queries.test.ts has what comes first. */
import type { Locator, Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { dialog, field, openSearch, results, status, waitForSearch } from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

test.beforeEach(({ page }) => waitForSearch(page));

const searches = (page: Page) => dialog(page).getByRole('region', { name: 'Recent searches' });

/** The words of a result. */
const words = async (result: Locator): Promise<string> => (await result.textContent()) ?? '';

test('a comparison offers both and the comparison; a result shows a whole sentence', async ({ page }) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('RTP vs FedNow');
  const compare = dialog(page).getByRole('region', { name: 'Compare' }).getByRole('link');
  await expect(compare.first()).toHaveAttribute('href', '/documentation/real-time-payments');
  await expect(compare.nth(1)).toHaveAttribute('href', '/documentation/fednow');
  await expect(compare.nth(2)).toHaveText(/FedNow or RTP in FedNow/);
  await field(page).fill('deposit');
  await expect(compare).toHaveCount(0);
  await expect(results(page).first()).not.toHaveText(/FedNow/);
  for (const result of await results(page).all()) {
    expect(await words(result)).toMatch(/[.!?][)”"’']?$/);
    // Nothing is cut off.
    expect(await result.evaluate((link) => link.scrollHeight - link.clientHeight)).toBeLessThanOrEqual(0);
  }
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
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).not.toBe('');
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(beside.x, beside.y);
  await expect(dialog(page)).toBeHidden();
});

test('the best result of another query is in view, wherever the results were scrolled', async ({ page }) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(results(page).first()).toHaveAttribute('href', '/products/ach');
  for (let step = 0; step < 15; step += 1) await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).not.toBeInViewport();
  await field(page).fill('wire');
  await expect(results(page).first()).toHaveAttribute('href', '/products/wires');
  await expect(results(page).first()).toBeInViewport({ ratio: 1 });
});

test('searches that led to a page are kept, shown when the field is empty, and can be cleared', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await expect(searches(page)).toHaveCount(0);
  for (const [typed, path] of [
    ['R03', '/documentation/codes/ach-returns/r03'],
    ['api key', '/documentation/authentication'],
  ] as const) {
    await field(page).fill(typed);
    await expect(results(page).first()).toHaveAttribute('href', path);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await openSearch(page);
  }
  await field(page).fill('');
  await expect(searches(page).getByRole('listitem')).toHaveText(['api key', 'R03']);
  // Arrows reach them, and Enter searches again.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('R03');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toHaveAttribute('href', /r03$/);
  await field(page).fill('');
  await searches(page).getByRole('button', { name: 'Clear' }).click();
  await expect(searches(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBeNull();
});

test('it announces the number of results and their kinds, once', async ({ page }) => {
  await openReady(page, lightPage);
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await page.keyboard.type('timingSafeEqual');
  const announcement = /^(\d+) pages: (\d+) in Updates, (\d+) in Documentation\.$/;
  await expect(status(page)).toHaveText(announcement);
  const [, all, ...kinds] = announcement.exec(await words(status(page))) ?? [];
  expect(kinds.reduce((sum, count) => sum + Number(count), 0)).toBe(Number(all));
  const groups = dialog(page).getByRole('region');
  await expect(groups).toHaveCount(2);
  await expect(groups.first().getByRole('heading', { name: 'Updates' })).toBeVisible();
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText('No results for xyzzyq.');
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toHaveAttribute('href', '/search');
  await expect(results(page).last()).toHaveAttribute('href', '/contact');
  await field(page).fill('ebhooks');
  await expect(dialog(page).getByRole('heading', { name: 'Nearest terms' })).toBeVisible();
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/webhooks');
});

test('forced colors show the words that were looked for, and the result that Enter opens', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openReady(page, '/documentation/fedach');
  await openSearch(page);
  await field(page).fill('r09');
  const first = results(page).first();
  await expect(first.locator('mark')).toHaveText('R09');
  const color = await first.evaluate((link) => getComputedStyle(link).color);
  await expect(first.locator('mark')).toHaveCSS('color', color);
  await expect(first).toHaveCSS('outline-style', 'solid');
});
