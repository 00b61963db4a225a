/** The forms: when money arrives, the fees of a month, and which rail to choose. Their state is in the address. */
import { expect, openReady, type Page, test } from '../support/test';

const arrival = (page: Page) => page.locator('#arrival');
const calculator = (page: Page) => page.locator('#calculator');
const chooser = (page: Page) => page.locator('#chooser');
const total = (page: Page) => calculator(page).getByRole('definition').last();
const field = (page: Page, name: string) => calculator(page).getByRole('textbox', { name });

/** Opens a page at a moment, and scrolls to a part that may be hydrated when it's near. */
async function openAt(page: Page, moment: string, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await openReady(page, address);
  const part = arrival(page)
    .or(page.getByRole('region', { name: 'Departures' }))
    .first();
  await part.scrollIntoViewIfNeeded();
}

test.describe('when money arrives', () => {
  const answer = (page: Page) => arrival(page).getByRole('status');

  test('a second before and after the last window, on a holiday, and where a network is closed', async ({
    page,
  }) => {
    for (const [moment, address, expected] of [
      [
        '2026-11-20T16:29:59-05:00',
        '/products/ach?service=ach-same-day',
        /window 3 on Fri, Nov 20, 2026 at 4:30 p\.m\. ET and settles on Fri, Nov 20, 2026 at 6:00 p\.m\. ET/,
      ],
      [
        '2026-11-20T16:30:01-05:00',
        '/products/ach?service=ach-same-day',
        /window 1 on Mon, Nov 23, 2026 at 10:15 a\.m\. ET and settles on Mon, Nov 23, 2026 at 1:00 p\.m\. ET/,
      ],
      ['2026-11-26T12:00:00-05:00', '/products/ach', /window 1 on Fri, Nov 27, 2026 at 10:15 a\.m\. ET/],
      [
        '2026-11-26T12:00:00-05:00',
        '/products/wires',
        /is closed until Thu, Nov 26, 2026 at 9:00 p\.m\. ET\./,
      ],
    ] as const) {
      await openAt(page, moment, address);
      await expect(answer(page), `${address} at ${moment}`).toHaveText(expected);
    }
  });

  test('by keyboard alone: filled in, kept over a reload, reported when wrong, without history entries', async ({
    page,
  }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach');
    await expect(answer(page)).not.toBeEmpty();
    const history = await page.evaluate(() => window.history.length);
    await arrival(page).getByRole('combobox', { name: 'Service' }).focus();
    await page.keyboard.type('Standard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('You collect');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,500');
    await expect(page).toHaveURL(/\?service=ach-standard&direction=pull&amount=2%2C500$/);
    const steps = arrival(page).getByRole('listitem');
    await expect(steps.last()).toContainText(/for 60 days, until.*Fri, Jan 22, 2027/);
    await page.reload();
    await arrival(page).scrollIntoViewIfNeeded();
    const amount = arrival(page).getByRole('textbox', { name: 'Amount in US dollars' });
    await expect(amount).toHaveValue('2,500');
    await expect(steps.last()).toContainText('Fri, Jan 22, 2027');
    await amount.fill('2500x');
    await expect(amount).toHaveAccessibleDescription(/^Enter an amount in dollars/);
    await expect(answer(page)).toBeEmpty();
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  test('a date can be typed part by part, and "Now" goes back to the clock', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach');
    const day = arrival(page).getByLabel('Submitted, Eastern Time');
    await expect(day).toHaveValue('2026-11-20T12:00');
    await day.focus();
    await page.keyboard.type('010520270930AM');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await expect(answer(page)).toContainText('Tue, Jan 5, 2027 at 10:15 a.m. ET');
    const now = arrival(page).getByRole('button', { name: 'Now' });
    await expect(now).toHaveAttribute('aria-pressed', 'false');
    await now.press('Enter');
    await expect(answer(page)).toContainText('Fri, Nov 20, 2026 at 2:30 p.m. ET');
    await expect(page).toHaveURL(/\/products\/ach$/);
  });

  test('nothing below moves when the result appears on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00-05:00'));
    await page.goto('/products/wires');
    await page.waitForLoadState('load');
    const below = page.getByRole('region', { name: 'States' });
    const place = () =>
      below.evaluate((part) => Math.round(part.getBoundingClientRect().top + window.scrollY));
    await below.scrollIntoViewIfNeeded();
    const before = await place();
    await page.mouse.move(1, 1);
    await arrival(page).scrollIntoViewIfNeeded();
    await expect(answer(page)).not.toBeEmpty();
    expect(await place()).toBe(before);
  });
});

test.describe('the fees of a month', () => {
  test('by keyboard alone: volumes in, the month out, kept over a reload; a wrong one hides the total', async ({
    page,
  }) => {
    await openReady(page, '/fees');
    await field(page, 'Standard ACH transfers').focus();
    await page.keyboard.type('4,000');
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
    await page.goto('/fees?arrival=kept#calculator');
    await expect(calculator(page).getByRole('status')).toHaveText(/^Your month costs/);
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await field(page, 'Outgoing wires').fill('1000');
    await expect(calculator(page).getByRole('status')).toHaveText(/^This form is still loading\./);
    expect(await height()).toBe(before);
    await expect(total(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fees\?arrival=kept#calculator$/);
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

  test('fields of a row are on one line, and amounts and names fit on the narrowest screens', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openReady(page, '/fees');
    const rows = await calculator(page)
      .locator('fieldset')
      .evaluateAll((groups) =>
        groups.map((group) =>
          [...group.querySelectorAll('input')].slice(0, 3).map((input) => input.getBoundingClientRect().top),
        ),
      );
    for (const tops of rows) expect(new Set(tops).size, tops.join()).toBe(1);
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
  const answer = (page: Page) => chooser(page).getByRole('status');

  test('by keyboard alone: requirements in, ranking out, kept over a reload', async ({ page }) => {
    await openReady(page, '/products');
    await chooser(page).getByRole('textbox', { name: 'Amount in US dollars' }).focus();
    await page.keyboard.type('20,000,000');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Today');
    await page.keyboard.press('Tab');
    await page.keyboard.type('It must');
    await expect(page).toHaveURL(/\?amount=20%2C000%2C000&urgency=today&final=yes$/);
    await expect(answer(page)).toHaveText(
      /^Fedwire, customer transfers is the best fit\. 1 of \d+ services fit\.$/,
    );
    await page.reload();
    await expect(answer(page)).toContainText('Fedwire');
    await expect(chooser(page).getByRole('combobox', { name: 'Once it has settled' })).toHaveValue('yes');
  });

  test("a service fits at its limit, and doesn't a cent above it; a wrong amount ranks nothing", async ({
    page,
  }) => {
    await openReady(page, '/products?amount=1000000&urgency=today');
    await expect(chooser(page).getByRole('listitem').first()).toBeVisible();
    const sameDay = chooser(page).getByRole('listitem').filter({ hasText: 'Same Day ACH' });
    await expect(sameDay).not.toContainText('below your amount');
    await chooser(page).getByRole('textbox').fill('1000000.01');
    await expect(sameDay).toContainText('below your amount');
    await chooser(page).getByRole('textbox').fill('-5');
    await expect(chooser(page).getByRole('textbox')).toHaveAccessibleDescription(
      /^Enter an amount in dollars/,
    );
    await expect(answer(page)).toBeEmpty();
    await expect(chooser(page).getByRole('listitem')).toHaveCount(0);
  });

  test('without its code, it recommends nothing for what was entered', async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/products#chooser');
    await chooser(page).getByRole('textbox').fill('50,000,000');
    await expect(answer(page)).toHaveText(/^This form is still loading\./);
    await expect(chooser(page).getByRole('listitem')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('timetables, examples, a filter of fees and the comparison replace the forms', async ({ page }) => {
    await page.goto('/products/ach');
    await expect(arrival(page)).toBeHidden();
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
