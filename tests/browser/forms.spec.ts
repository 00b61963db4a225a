/** The forms: the fees of a month, and which rail to choose. Their state is in the address. */
import { expect, openReady, type Page, test } from '../support/test';

const calculator = (page: Page) => page.locator('#calculator');
const chooser = (page: Page) => page.locator('#chooser');
const total = (page: Page) => calculator(page).getByRole('status').locator('b');
const field = (page: Page, name: string) => calculator(page).getByRole('textbox', { name });

test.describe('the fees of a month', () => {
  test('by keyboard alone: volumes in, the month out, kept over a reload; a wrong one hides the total', async ({
    page,
  }) => {
    await openReady(page, '/fees');
    await field(page, 'Standard ACH transfers').focus();
    await page.keyboard.type('4,000');
    await expect(field(page, 'Standard ACH transfers')).toHaveAccessibleDescription('$0.25 per transfer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('10');
    await expect(page).toHaveURL(/\?ach-standard=4%2C000&ach-same-day=10$/);
    const month = (await total(page).textContent()) ?? '';
    await page.reload();
    await calculator(page).scrollIntoViewIfNeeded();
    await expect(field(page, 'Standard ACH transfers')).toHaveValue('4,000');
    await expect(total(page)).toHaveText(month);
    for (const text of ['-5', '2.5', 'x', '99999999']) {
      await field(page, 'Standard ACH transfers').fill(text);
      await expect(field(page, 'Standard ACH transfers')).toHaveAccessibleDescription(
        /^Enter a whole number/,
      );
      await expect(total(page)).toBeHidden();
    }
    await field(page, 'Standard ACH transfers').fill('4000');
    await expect(total(page)).toHaveText(month);
    await expect(calculator(page).getByRole('link', { name: 'Link to this month' })).toHaveAttribute(
      'href',
      '?ach-standard=4000&ach-same-day=10#calculator',
    );
  });

  test('an example fills the form and gives its total; Back empties it; a plan is a checkbox', {
    tag: '@firefox',
  }, async ({ page }) => {
    await openReady(page, '/fees');
    const example = page.getByRole('list', { name: 'Examples' }).getByRole('link').first();
    const [worked = ''] = /\$[\d,]+\.\d\d/.exec((await example.textContent()) ?? '') ?? [];
    await example.click();
    await expect(page).toHaveURL(/\/fees\?.+#calculator$/);
    await expect(total(page)).toHaveText(worked);
    await page.goBack();
    await expect(page).toHaveURL(/\/fees$/);
    await expect(field(page, 'Open accounts')).toHaveValue('');
    await calculator(page).getByRole('checkbox', { name: 'Support plan' }).check();
    await expect(page).toHaveURL(/\?support-plan=1$/);
  });

  test('without its code, it shows no total for what was entered, and nothing moves', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/fees?direction=kept#calculator');
    await expect(calculator(page).getByRole('status')).toHaveText(
      /^Your month costs.*, the monthly minimum in production/,
    );
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await field(page, 'Outgoing wires').fill('1000');
    await expect(calculator(page).getByRole('status')).toHaveText(/^This form is still loading\./);
    expect(await height()).toBe(before);
    await expect(total(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fees\?direction=kept#calculator$/);
  });

  test('it works in the oldest browsers of package.json, without what they lack', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(URLSearchParams.prototype, 'size');
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
      Reflect.deleteProperty(window, 'scheduler');
      for (const name of ['any', 'timeout']) Reflect.deleteProperty(AbortSignal, name);
      for (const owner of [Object, Map, Array])
        for (const name of ['groupBy', 'fromAsync']) Reflect.deleteProperty(owner, name);
      for (const name of ['union', 'difference', 'intersection', 'isSubsetOf'])
        Reflect.deleteProperty(Set.prototype, name);
    });
    await openReady(page, '/fees');
    await field(page, 'Standard ACH transfers').fill('4,000');
    await expect(page).toHaveURL(/\?ach-standard=4%2C000$/);
  });

  test('amounts and names fit on the narrowest screens', async ({ page }) => {
    await openReady(page, '/fees');
    // A phone of 390 px with text at 200% has room for as much as a window of 195 px.
    await page.setViewportSize({ width: 195, height: 640 });
    const cut = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter(({ parentElement: box }) => box && box.scrollWidth > box.clientWidth)
          .map((table) => table.querySelector('caption')?.textContent),
      );
    expect(cut).toEqual([]);
    const widths = await page
      .locator('main tbody th')
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().width));
    expect(Math.min(...widths)).toBeGreaterThan(60);
  });
});

test.describe('which rail to choose', () => {
  const answer = (page: Page) => chooser(page).getByRole('status').first();
  const fitting = (page: Page) => chooser(page).locator('ol').getByRole('listitem');

  /** Opens a page and scrolls to the form, which is hydrated when it's near. */
  async function open(page: Page, address: string): Promise<void> {
    await openReady(page, address);
    await chooser(page).scrollIntoViewIfNeeded();
    await expect(answer(page)).not.toBeEmpty();
  }

  test('by keyboard alone: a payment in, what fits out, kept over a reload, without history entries', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T12:00:00-05:00'));
    await open(page, '/products');
    const history = await page.evaluate(() => window.history.length);
    await chooser(page).getByRole('combobox', { name: 'Direction' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.type('20,000,000');
    await chooser(page).getByRole('combobox', { name: 'How soon' }).focus();
    await page.keyboard.type('the same');
    await page.keyboard.press('Tab');
    await page.keyboard.type('must');
    await expect(page).toHaveURL(/\?amount=20%2C000%2C000&urgency=today&final=yes$/);
    await expect(answer(page)).toHaveText(/^Only one service fits: Fedwire, .*, arriving in seconds\.$/);
    await page.reload();
    await chooser(page).scrollIntoViewIfNeeded();
    await expect(answer(page)).toContainText('Fedwire');
    await expect(fitting(page)).toHaveCount(1);
    await chooser(page)
      .getByText(/^\d+ don’t fit$/)
      .click();
    await expect(chooser(page).getByRole('listitem').filter({ hasText: 'FedNow' })).toContainText(
      'has a limit of $10,000,000',
    );
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  test('a service fits at its limit, and doesn’t a cent above it; a wrong amount is reported', async ({
    page,
  }) => {
    await open(page, '/products?amount=1000000');
    const sameDay = fitting(page).filter({ hasText: 'Same Day ACH' });
    await expect(sameDay).toHaveCount(1);
    const amount = chooser(page).getByRole('textbox', { name: 'Amount in US dollars' });
    await amount.fill('1000000.01');
    await expect(sameDay).toHaveCount(0);
    await amount.fill('abc');
    await expect(amount).toHaveAccessibleDescription(/^Enter an amount in dollars/);
    await expect(
      chooser(page)
        .getByText(/^Enter an amount in dollars/)
        .last(),
    ).toBeInViewport();
    await expect(answer(page)).toBeEmpty();
    await expect(chooser(page).getByRole('listitem')).toHaveCount(0);
  });

  test('a date can be typed part by part, and "Now" goes back to the clock', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-20T16:29:59-05:00'));
    await open(page, '/products');
    const sameDay = fitting(page).filter({ hasText: 'Same Day ACH' });
    await expect(sameDay).toContainText('Cutoff of window 3: Fri Nov 20, 4:30 p.m. ET');
    const day = chooser(page).getByLabel('Submitted, Eastern Time');
    await expect(day).toHaveValue('2026-11-20T16:29');
    await day.focus();
    await page.keyboard.type('010520270930AM');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await expect(sameDay).toContainText('Tue Jan 5, 10:15 a.m. ET');
    const now = chooser(page).getByRole('button', { name: 'Now' });
    await expect(now).toHaveAttribute('aria-pressed', 'false');
    await now.press('Enter');
    await expect(sameDay).toContainText('Fri Nov 20, 4:30 p.m. ET');
    await expect(page).toHaveURL(/\/products$/);
  });

  test('nothing below moves when the result appears on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00-05:00'));
    await page.goto('/products?direction=pull');
    const top = (part: string) =>
      page.locator(part).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
    const before = await top('#comparison');
    await chooser(page).scrollIntoViewIfNeeded();
    await page.mouse.move(1, 1);
    await expect(answer(page)).not.toBeEmpty();
    expect(await top('#comparison')).toBe(before);
  });

  test('without its code, it recommends nothing for what was entered', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/products#chooser');
    await chooser(page).getByRole('textbox', { name: 'Amount in US dollars' }).fill('50,000,000');
    await expect(answer(page)).toHaveText(/^This form is still loading\./);
    await expect(chooser(page).getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('timetables, examples, a filter of fees and the comparison replace the forms', async ({ page }) => {
    await page.goto('/products/ach');
    const timetable = page.getByRole('table', { name: /cutoffs, settlement and returns$/ });
    await expect(timetable.getByRole('row').filter({ hasText: 'Standard ACH' })).toContainText(
      /next banking day/,
    );
    await page.goto('/fees#ach');
    await expect(page.getByRole('rowheader', { name: 'ACH', exact: true })).toBeInViewport();
    await page.getByRole('radio', { name: 'Free' }).check();
    await expect(page.getByRole('row', { name: /^Incoming ACH/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Standard ACH/ })).toBeHidden();
    await expect(field(page, 'Open accounts')).toBeHidden();
    const examples = page.getByRole('list', { name: 'Examples' }).getByRole('listitem');
    await expect(examples).toHaveText([/\$/, /\$/, /\$/]);
    await page.goto('/products');
    await expect(chooser(page)).toBeHidden();
    await expect(page.locator('#comparison').getByRole('row').filter({ hasText: 'FedNow' })).toContainText(
      'in seconds',
    );
  });
});
