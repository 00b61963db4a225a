/** The tables and the calculator of /fees: its state is in the address, and readers without JavaScript get example months. */
import type { Page } from '@playwright/test';
import { openReady, waitForLayout } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

const form = (page: Page) => page.locator('#calculator');
const answer = (page: Page) => form(page).getByRole('status');
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });
const total = (page: Page) =>
  form(page)
    .getByRole('row', { name: /^Total/ })
    .getByRole('cell');

test('by keyboard alone: volumes in, the month out, kept over a reload', async ({ page }) => {
  await openReady(page, '/fees');
  await field(page, 'Standard ACH transfers').focus();
  await expect(answer(page)).not.toBeEmpty();
  await page.keyboard.type('4,000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await expect(page).toHaveURL(/\?ach-standard=4%2C000&ach-same-day=10$/);
  await expect(field(page, 'Same Day ACH transfers')).toHaveValue('10');
  const month = await total(page).textContent();
  await page.reload();
  await field(page, 'Standard ACH transfers').focus();
  await expect(field(page, 'Standard ACH transfers')).toHaveValue('4,000');
  await expect(total(page)).toHaveText(month ?? '');
});

test('it works in the oldest browsers of package.json, without what they lack', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(URLSearchParams.prototype, 'size');
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'scheduler');
    for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
    for (const name of ['groupBy', 'fromAsync'])
      for (const owner of [Object, Map, Array]) Reflect.deleteProperty(owner, name);
    for (const name of ['union', 'difference', 'intersection', 'isSubsetOf'])
      Reflect.deleteProperty(Set.prototype, name);
  });
  await openReady(page, '/fees');
  await field(page, 'Standard ACH transfers').fill('4,000');
  await expect(page).toHaveURL(/\?ach-standard=4%2C000$/);
  await expect(field(page, 'Standard ACH transfers')).toHaveValue('4,000');
});

test('an invalid volume is reported at its field, and the total is hidden until it is fixed', async ({
  page,
}) => {
  await openReady(page, '/fees?ach-standard=4000#calculator');
  await expect(field(page, 'Standard ACH transfers')).toHaveValue('4000');
  const month = await total(page).textContent();
  for (const text of ['-5', '2.5', 'x', '99999999']) {
    await field(page, 'Standard ACH transfers').fill(text);
    await expect(field(page, 'Standard ACH transfers')).toHaveAccessibleDescription(/^Enter a whole number/);
    await expect(page).toHaveURL(/\/fees\?ach-standard=4000#calculator$/);
    await expect(answer(page)).toHaveText(/^A volume isn’t a whole number/);
    await expect(total(page)).toBeHidden();
  }
  await field(page, 'Standard ACH transfers').fill('4000');
  await expect(total(page)).toHaveText(month ?? '');
});

test('without its code, it shows no total for what was entered, nothing moves, and Enter changes nothing', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/fees?arrival=kept#calculator');
  await expect(answer(page)).toHaveText(/^Your month costs/);
  await waitForLayout(page);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await field(page, 'Outgoing wires').fill('1000');
  await expect(answer(page)).toHaveText(/^This form is still loading\./);
  expect(await height(), 'nothing moves').toBe(before);
  await expect(total(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/fees\?arrival=kept#calculator$/);
  await expect(field(page, 'Outgoing wires')).toHaveValue('1000');
});

test('the three fields of a row are on one line, however many lines their labels have', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openReady(page, '/fees');
  const groups = await form(page)
    .locator('fieldset')
    .evaluateAll((groups) =>
      groups.map((group) =>
        [...group.querySelectorAll('input')].map((input) => input.getBoundingClientRect().top),
      ),
    );
  const rows = groups.filter((tops) => tops.length >= 3).map((tops) => tops.slice(0, 3));
  expect(rows.length).toBeGreaterThan(2);
  for (const tops of rows) expect(new Set(tops).size, tops.join()).toBe(1);
});

test('an example fills the form, and gives the same total as its table', async ({ page }) => {
  await openReady(page, '/fees');
  const link = page.getByRole('link', { name: /^Change these volumes/ }).first();
  const worked = await page.locator('#examples tfoot tr:last-child td').first().textContent();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fees\?.+#calculator$/);
  await expect(total(page)).toHaveText(worked ?? '');
  await page.goBack();
  await expect(page).toHaveURL(/\/fees$/);
  await expect(field(page, 'Open accounts')).toHaveValue('');
});

test('a link to the page itself empties the form, and Back brings back what was entered', async ({
  page,
}) => {
  await openReady(page, '/fees');
  await field(page, 'Open accounts').fill('120');
  await expect(page).toHaveURL(/\/fees\?.+=120$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/fees');
  await expect(field(page, 'Open accounts')).toHaveValue('');
  await page.goBack();
  await expect(field(page, 'Open accounts')).toHaveValue('120');
});

test('the link shows another visitor the same month', async ({ page }) => {
  await openReady(page, '/fees?wire-outgoing=7&service=rtp#calculator');
  await expect(field(page, 'Outgoing wires')).toHaveValue('7');
  const link = form(page).getByRole('link', { name: 'Link to this month' });
  expect(await link.evaluate((anchor: HTMLAnchorElement) => new URL(anchor.href).pathname)).toBe('/fees');
  await expect(link).toHaveAttribute('href', '?wire-outgoing=7#calculator');
});

test('its code loads when the visitor gets near, and nothing moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, '/fees');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const place = () =>
    page
      .locator('#arrival')
      .evaluate((part) => Math.round(part.getBoundingClientRect().top + window.scrollY));
  const before = await place();
  expect(scripts).toEqual([]);
  await form(page).scrollIntoViewIfNeeded();
  await field(page, 'Open accounts').fill('1');
  await expect(page).toHaveURL(/\?account=1$/);
  expect(scripts.length).toBeGreaterThan(0);
  await field(page, 'Open accounts').fill('');
  expect(await place()).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('three example months replace the form', async ({ page }) => {
    await page.goto('/fees');
    await expect(form(page)).toBeHidden();
    const tables = page.locator('#examples').getByRole('table', { name: /monthly cost/ });
    await expect(tables).toHaveCount(3);
    await expect(tables.last().getByRole('row', { name: /^Total/ })).toContainText('$');
    await expect(page.getByText('Change these volumes').first()).toBeHidden();
  });

  test('the overview links to each fee, and groups have fragments', async ({ page }) => {
    await page.goto('/fees#ach');
    await expect(page.getByRole('heading', { level: 2, name: 'ACH' })).toBeInViewport();
    await page.locator('#glance').getByRole('link', { name: 'Sandbox' }).click();
    await expect(page.locator('#fee-sandbox')).toBeInViewport();
  });
});

// A phone of 390 px with text at 200% has room for as much as a window of 195 px.
for (const width of [320, 195])
  test(`every amount is shown whole at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openReady(page, '/fees');
    const cut = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
          .map((table) => table.querySelector('caption')?.textContent),
      );
    expect(cut).toEqual([]);
    // No name is a column of letters.
    const widths = await page
      .locator('main tbody th')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(60);
  });
