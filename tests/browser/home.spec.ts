/** The home page: the departures board, the map of networks, and the ways on. */
import { contentFiles, slugOf } from '../support/content';
import { tooWide } from '../support/page/fit';
import { expect, openReady, type Page, test } from '../support/test';

const board = (page: Page) => page.getByRole('region', { name: 'Departures' });

/** Opens the page as a visitor who moves the pointer, on which the map and the board wait. */
async function openLive(page: Page): Promise<void> {
  await openReady(page, '/');
  await page.mouse.move(100, 100);
  await page.mouse.move(200, 200);
}

test('the board has a row for every rail, with its next departure and the time in the East', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T16:21:07-05:00'));
  await openLive(page);
  await expect(board(page)).toContainText('16:21');
  const rows = board(page).getByRole('row');
  await expect(rows.filter({ hasText: 'Same Day ACH' })).toContainText('16:30 ET');
  const hrefs = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.sort()).toEqual(
    contentFiles('products')
      .map((file) => `/products/${slugOf(file)}`)
      .sort(),
  );
});

test('the sentence about a payment answers on the map, on the board and in the request', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00-05:00'));
  await openLive(page);
  const main = page.getByRole('main');
  const line = (name: string) => main.locator('figure').getByRole('listitem').filter({ hasText: name });
  await expect(line('FedACH')).toContainText(/Tue Nov 24, 8:30 a\.m\. ET\s*\$\d+\.\d\d/);
  await expect(line('Check 21')).toContainText('only collects money');
  await expect(line('Fedwire').getByRole('link')).toHaveAttribute('href', '/products/wires');
  await expect(main.getByRole('heading', { name: /Same Day ACH$/ })).toBeVisible();
  await main.getByRole('combobox', { name: 'How soon' }).selectOption('within seconds');
  await expect(line('FedACH')).toContainText('arrives Mon Nov 23');
  await expect(line('Fedwire')).toContainText('arrives Sun Nov 22, 9:00 p.m. ET');
  await expect(main.getByRole('status').first()).toHaveText(/^2 services fit\. Cheapest: /);
  await expect(board(page).getByRole('rowheader', { name: /fits your payment/ })).toHaveCount(2);
  await expect(main.getByRole('heading', { name: /over RTP$/ })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Copy' })).toHaveCount(2);
  await main.getByRole('combobox', { name: 'Direction' }).selectOption('collect');
  await main.getByRole('combobox', { name: 'How soon' }).selectOption('within days');
  await expect(main.getByRole('heading', { name: /by ACH debit$/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Send/ })).toHaveCount(0);
});

test('nothing moves when the instrument starts', async ({ page }) => {
  for (const width of [330, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await openReady(page, '/');
    const tops = () =>
      page
        .locator('main fieldset > *, main figure li, #departures')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().top + window.scrollY));
    const before = await tops();
    await page.mouse.move(100, 100);
    await page.mouse.move(200, 200);
    await expect(page.locator('main figure b').first()).toBeVisible();
    expect(await tops(), `at ${width} px`).toEqual(before);
  }
});

test('on a phone, amounts of the board stay in one piece with the widest text spacing (WCAG 1.4.12)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const lines = await board(page)
    .getByText(/^\$[\d,]+$/)
    .evaluateAll((all) =>
      all.map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      }),
    );
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await tooWide(page)).toEqual([]);
});

test('under reduced motion nothing is animated; otherwise motion ends within 5 s', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, '/');
  const ends = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  );
  expect(Math.max(0, ...ends)).toBeLessThanOrEqual(5000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.locator('figure > svg')).toBeVisible();
  await expect(page.locator('animate, animateMotion, animateTransform')).toHaveCount(0);
  expect(
    await page.evaluate(
      () => document.getAnimations().filter((motion) => motion instanceof CSSAnimation).length,
    ),
  ).toBe(0);
});

test('forced colors show the lines of the map and only what fits in the chooser', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const lines = page.getByRole('main').locator('figure li');
  expect(await lines.count()).toBeGreaterThan(3);
  const text = await page.locator('html').evaluate((root) => getComputedStyle(root).color);
  const colors = await lines.evaluateAll((items) =>
    items.map((item) => getComputedStyle(item, '::before').borderTopColor),
  );
  expect(new Set(colors)).toEqual(new Set([text]));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page leads to all products and all solutions', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.locator('figure').getByRole('link', { name: 'FedACH' })).toHaveAttribute(
      'href',
      '/products/ach',
    );
    await expect(main.getByRole('group', { name: 'A payment' })).toBeHidden();
    await expect(main.getByRole('link', { name: 'All solutions' })).toHaveAttribute('href', '/solutions');
    await main.getByRole('link', { name: 'Choose a rail' }).click();
    await expect(page).toHaveURL(/\/products#chooser$/);
  });
});
