/** Search: what it finds first, the keyboard, screen readers, without a network and without a script. */
import { axeFaults } from '../support/axe';
import { watchConsole } from '../support/console';
import { attribute, builtPages, find, findAll } from '../support/html';
import { phoneMenu } from '../support/menus';
import { routes } from '../support/routes';
import { control, dialog, field, openSearch, results, status, watchSearch } from '../support/search';
import { siteFiles } from '../support/site-dir';
import { openReady } from '../support/taken-over';
import { expect, test } from '../support/test';

/** What is typed, and the page that must come first. */
const firstPages = [
  // Codes, and their names in the API.
  ['R03', '/documentation/codes/ach-returns/r03'],
  ['r20', '/documentation/codes/ach-returns/r20'],
  ['AC03', '/documentation/codes/iso-20022/ac03'],
  ['rate_limited_error', '/documentation/codes/api-errors/rate_limited_error'],
  ['account_frozen_entry_returned_per_ofac_instruction', '/documentation/codes/ach-returns/r16'],
  ['ACH return codes', '/documentation/codes/ach-returns'],
  // Names of articles, beside products of the same name, and with other spellings.
  ['webhooks', '/documentation/webhooks'],
  ['fednow', '/documentation/fednow'],
  ['Check 21', '/documentation/check-21'],
  ['card disputes', '/documentation/card-disputes'],
  ['rate limits', '/documentation/rate-limits'],
  ['idempotancy', '/documentation/idempotency'],
  // Products, solutions, prices, the rest.
  ['ACH', '/products/ach'],
  ['bank accounts', '/products/bank-accounts'],
  ['payroll', '/solutions/payroll'],
  ['pricing', '/fees'],
  ['api reference', '/documentation/api'],
  ['facts', '/facts'],
  // Words of the text, and words that stand in code alone.
  ['signing secret', '/documentation/webhooks'],
  ['timingSafeEqual', '/updates/verify-a-webhook'],
  // Names of the API: fields, event categories, operations, resources.
  ['settlement_schedule', '/documentation/api/ach-transfers#preferred_effective_date.settlement_schedule'],
  ['ach_transfer.updated', '/documentation/api/ach-transfers#ach_transfer.updated'],
  ['retrieve_wire_transfer', '/documentation/api/wire-transfers#retrieve_wire_transfer'],
  ['card payment elements', '/documentation/api/card-payment-elements'],
] as const;

test('what is meant comes first', async ({ page }) => {
  await openReady(page, '/');
  await openSearch(page);
  for (const [typed, path] of firstPages) {
    await test.step(typed, async () => {
      await field(page).fill(typed);
      const first = () => results(page).first().getAttribute('href');
      await expect.poll(first, { intervals: [50] }).toBe(path);
    });
  }
});

test('nothing of it is loaded before it is opened; then it offers the quick links of the menu', async ({
  page,
}) => {
  const requests = watchSearch(page);
  await openReady(page, '/documentation/fedach');
  await page.waitForLoadState('networkidle');
  const scripts = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  const before = await scripts();
  await expect(dialog(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  await openSearch(page);
  await expect.poll(() => requests).toContain('/pagefind/pagefind.js');
  expect(await scripts()).toBeGreaterThan(before);
  await expect(results(page).first()).toHaveAttribute('href', '/documentation/fedach');
  await expect(results(page).last()).toHaveAttribute('href', '/search');
});

test('by keyboard: open, find, go there, come back', async ({ page }) => {
  const { problems } = watchConsole(page);
  await openReady(page, '/fees');
  await control(page).focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  // The key that opens it closes it, and so does Escape; the focus is where it was.
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
  // What was typed is still there, and gives way.
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
  // Typing on a link writes into the field; a slash too.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('/');
  await expect(field(page)).toHaveValue(/\/$/);
  await field(page).fill('fedach');
  const part = dialog(page).getByRole('link', { name: 'Same-day windows', exact: true });
  await expect(part).toHaveAttribute('href', '/documentation/fedach#same-day-windows');
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/documentation/fedach#same-day-windows');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Same-day windows' })).toBeInViewport();
  expect(problems).toEqual([]);
});

test('a slash in a field of the page is a slash; Enter in that of search opens the first without a load', async ({
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

test('it tells how much it found and of what kind, once', async ({ page }) => {
  await openReady(page, '/');
  await openSearch(page);
  await expect(status(page)).toBeEmpty();
  await page.keyboard.type('timingSafeEqual');
  await expect(status(page)).toHaveText('2 pages: 1 in Updates, 1 in Documentation.');
  const groups = dialog(page).getByRole('region');
  await expect(groups).toHaveCount(2);
  await expect(groups.first().getByRole('heading', { name: 'Updates' })).toBeVisible();
  await expect(groups.first().locator('mark').first()).toHaveText(/timingSafeEqual/i);
  await field(page).fill('xyzzyq');
  await expect(status(page)).toHaveText('Nothing found for xyzzyq.');
  await expect(results(page)).toHaveCount(2);
  await expect(results(page).first()).toHaveAttribute('href', '/search');
  await expect(results(page).last()).toHaveAttribute('href', '/contact');
});

test('axe finds nothing in it, on a phone and on a desk', async ({ page }) => {
  await openReady(page, '/documentation/fedach');
  await control(page).click();
  await field(page).fill('return');
  await expect(status(page)).not.toBeEmpty();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await axeFaults(page)).toEqual([]);
  }
});

test('once opened it works without a network', async ({ page, context }) => {
  const requests = watchSearch(page);
  await openReady(page, '/');
  await openSearch(page);
  // The last of the index is fetched when the browser has time.
  const fragments = siteFiles().filter((file) => file.endsWith('.pf_fragment'));
  expect(fragments.length).toBeGreaterThan(3);
  await expect
    .poll(() => requests.filter((path) => path.endsWith('.pf_fragment')).length, { timeout: 20_000 })
    .toBe(fragments.length);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const before = requests.length;
  for (const [typed, path] of [firstPages[0], firstPages[6], firstPages[19]]) {
    await field(page).fill(typed);
    await expect(results(page).first()).toHaveAttribute('href', path);
  }
  expect(requests.length).toBe(before);
});

test('where the index cannot be had, it says so and leads to the page of all pages', async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.abort());
  await openReady(page, '/');
  await openSearch(page);
  await page.keyboard.type('ach');
  await expect(status(page)).toHaveText('Search could not be loaded.');
  await expect(results(page)).toHaveAttribute('href', '/search');
  await page.unroute('**/pagefind/**');
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toHaveAttribute('href', '/products/ach');
});

test('asked for before the scripts have come, it opens when they have', async ({ page }) => {
  let letThrough = () => {};
  const open = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  let asked = 0;
  await page.route('**/*.js', async (route) => {
    asked += 1;
    await open;
    await route.continue();
  });
  await page.goto('/');
  await control(page).click();
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(dialog(page)).toHaveCount(0);
  await page.keyboard.type('r 20');
  letThrough();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('x');
  await expect(field(page)).toHaveValue('r 20x');
  await expect(page).toHaveURL('/');
});

test('where no script comes to open it, the control leads to the page of all pages', async ({ page }) => {
  await page.clock.install();
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/fees');
  await control(page).click();
  await page.clock.fastForward(4000);
  await expect(page).toHaveURL('/fees');
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL(/\/search\/?$/);
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

  test('a narrow one with large text shows all of it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openReady(page, '/documentation/fedach');
    await control(page).tap();
    await expect(field(page)).toBeVisible();
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await field(page).fill('account_frozen_entry_returned_per_ofac_instruction');
    await expect(results(page).first()).toBeVisible();
    const overflow = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the control leads to the page of all pages', async ({ page }) => {
    await page.goto('/documentation/fedach');
    await expect(control(page)).toHaveText('Search the docs');
    await control(page).click();
    await expect(page).toHaveURL(/\/search\/?$/);
    await page
      .getByRole('main')
      .getByRole('link', { name: 'R03: No account, or it cannot be located' })
      .click();
    await expect(page).toHaveURL(/\/r03\/?$/);
  });
});

test('the page of all pages lists every page but itself, under a heading for each kind', () => {
  const index = builtPages().find(({ route }) => route === '/search');
  if (!index) throw new Error('There is no page of all pages.');
  const main = find(index.document, 'main');
  const listed = findAll(main, 'li').flatMap((item) => attribute(find(item, 'a'), 'href') ?? []);
  expect(listed.toSorted()).toEqual(routes().filter((route) => route !== '/search'));
  expect(findAll(main, 'h2')).toHaveLength(6);
});
