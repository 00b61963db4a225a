/** "When will it arrive?" and the departures board, at times set by the tests. */
import type { Page } from '@playwright/test';
import { typeChoice } from '../../support/page/choices';
import { waitForHydration } from '../../support/page/hydration';
import { expect, test, waitForLayout } from '../../support/test';

async function openAt(page: Page, moment: string, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address);
  await waitForLayout(page);
  await page.mouse.move(1, 1);
  await waitForHydration(page);
  // On the pricing page the form is hydrated shortly before it's visible.
  await page.locator('#arrival, [aria-labelledby="departures"]').first().scrollIntoViewIfNeeded();
}

const answerOn = (page: Page) => page.locator('#arrival').getByRole('status');

/** departures.test.ts and arrival.test.ts have holidays, weekends and the end of a year. */
type Moment = [what: string, moment: string, sameDay: string, wire: RegExp, board: RegExp];

const moments: Moment[] = [
  [
    'a second before the last window',
    '2026-11-20T16:29:59-05:00',
    'It makes the cutoff for window 3 on Fri, Nov 20, 2026 at 4:30 p.m. ET and settles on Fri, Nov 20, 2026 at 6:00 p.m. ET.',
    /^It makes the cutoff on Fri, Nov 20, 2026 at 6:00 p\.m\. ET and settles within seconds\.$/,
    /16:30 ET/,
  ],
  [
    'a second after the last window',
    '2026-11-20T16:30:01-05:00',
    'It makes the cutoff for window 1 on Mon, Nov 23, 2026 at 10:15 a.m. ET and settles on Mon, Nov 23, 2026 at 1:00 p.m. ET.',
    /^It makes the cutoff on Fri, Nov 20, 2026 at 6:00 p\.m\. ET/,
    /Mon 10:15 ET/,
  ],
  [
    'the Sunday on which clocks go forward',
    '2027-03-14T12:00:00-04:00',
    'It makes the cutoff for window 1 on Mon, Mar 15, 2027 at 10:15 a.m. ET and settles on Mon, Mar 15, 2027 at 1:00 p.m. ET.',
    /is closed until Sun, Mar 14, 2027 at 9:00 p\.m\. ET\./,
    /Mon 10:15 ET/,
  ],
];

for (const [what, moment, sameDay, wire, board] of moments) {
  test(`${what}: the form and the board`, async ({ page }) => {
    await openAt(page, moment, '/fees?service=ach-same-day');
    await expect(answerOn(page)).toHaveText(sameDay);
    await openAt(page, moment, '/products/wires');
    await expect(answerOn(page)).toHaveText(wire);
    await openAt(page, moment, '/');
    const row = page.getByRole('row').filter({ hasText: 'Same Day ACH' });
    await expect(row).toContainText(board);
  });
}

/** What each rail's page shows at noon on Thanksgiving, when the Reserve Banks are closed. */
const rails: [path: string, answer: RegExp, lastStep: RegExp][] = [
  [
    'ach',
    /^It makes the cutoff for window 1 on Fri, Nov 27, 2026 at 10:15 a\.m\. ET/,
    /opening of Tue, Dec 1, 2026$/,
  ],
  ['bank-accounts', /^It settles within seconds\.$/, /^Final It can’t be recalled\.$/],
  ['cards', /^It settles when the merchant settles it\.$/, /^Expires if .* about Thu, Dec 3, 2026$/],
  ['checks', /^It makes the cutoff on Fri, Nov 27, 2026 at 2:00 p\.m\. ET/, /^Settles Mon, Nov 30, 2026$/],
  ['fednow', /^It settles within seconds\.$/, /^Final It can’t be recalled\.$/],
  ['real-time-payments', /^It settles within seconds\.$/, /^Final It can’t be recalled\.$/],
  ['wires', /is closed until Thu, Nov 26, 2026 at 9:00 p\.m\. ET\./, /^Final It can’t be recalled\.$/],
];
test('each rail’s page has a timetable, and shows when money arrives', async ({ page }) => {
  for (const [path, answer, lastStep] of rails) {
    await openAt(page, '2026-11-26T12:00:00-05:00', `/products/${path}`);
    const timetable = page.getByRole('region', { name: 'Cutoffs and settlement' });
    await expect(timetable.getByRole('img'), path).toBeVisible();
    await expect(timetable.getByRole('table')).toBeVisible();
    await expect(answerOn(page), path).toHaveText(answer);
    await expect(page.locator('#arrival').getByRole('listitem').last()).toHaveText(lastStep);
  }
});

test('the board has a row for every rail', async ({ page }) => {
  await page.goto('/');
  const rows = page.getByRole('table', { name: 'Departures' }).getByRole('row');
  const links = await rows
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.sort()).toEqual(rails.map(([path]) => `/products/${path}`).sort());
});

test.describe('by keyboard alone', () => {
  test('a form is filled in, kept over a reload, and filled in again', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/fees');
    const form = page.locator('#arrival');
    await form.scrollIntoViewIfNeeded();
    await expect(answerOn(page)).not.toBeEmpty();
    await form.getByRole('combobox', { name: 'Service' }).focus();
    await typeChoice(form.getByRole('combobox', { name: 'Service' }), 'Standard', 'ach-standard');
    await page.keyboard.press('Tab');
    await typeChoice(form.getByRole('combobox', { name: 'Direction' }), 'You collect', 'pull');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,500');
    await expect(page).toHaveURL(/\?service=ach-standard&direction=pull&amount=2%2C500$/);
    const steps = form.getByRole('listitem');
    await expect(steps.last()).toContainText(/for 60 days, until.*Fri, Jan 22, 2027/);
    await page.reload();
    await page.mouse.move(2, 2);
    await waitForHydration(page);
    await expect(form.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('2,500');
    await expect(steps.last()).toContainText('Fri, Jan 22, 2027');
    const history = await page.evaluate(() => window.history.length);
    await form.getByRole('textbox', { name: 'Amount in US dollars' }).focus();
    await page.keyboard.type('x');
    await expect(form.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveAccessibleDescription(
      /^Enter an amount in dollars/,
    );
    await expect(answerOn(page)).toBeEmpty();
    await expect(page).toHaveURL(/amount=2%2C500x$/);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  test('a date and a time can be typed, part by part', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach');
    const field = page.locator('#arrival').getByLabel('Submitted, Eastern Time');
    await expect(field).toHaveValue('2026-11-20T12:00');
    await field.focus();
    await page.keyboard.type('010520270930AM');
    await expect(field).toHaveValue('2027-01-05T09:30');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await expect(answerOn(page)).toContainText('Tue, Jan 5, 2027 at 10:15 a.m. ET');
    // An incomplete date doesn't replace the complete one.
    await field.focus();
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await page.locator('#arrival').getByRole('textbox', { name: 'Amount in US dollars' }).focus();
    await expect(field).toHaveValue('2027-01-05T09:30');
  });

  test('the time can be chosen, and "Now" goes back to the clock', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach?at=2026-11-25T09:00');
    await expect(answerOn(page)).toContainText('Wed, Nov 25, 2026 at 10:15 a.m. ET');
    const now = page.locator('#arrival').getByRole('button', { name: 'Now' });
    await expect(now).toHaveAttribute('aria-pressed', 'false');
    await now.focus();
    await page.keyboard.press('Enter');
    await expect(answerOn(page)).toContainText('Fri, Nov 20, 2026 at 2:30 p.m. ET');
    await expect(now).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/products\/ach$/);
  });
});

/** The longest results: on a Sunday, when the first step is far away and Fedwire is closed. */
for (const product of ['/products/ach', '/products/wires']) {
  test(`${product}: nothing moves when the result appears`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00-05:00'));
    await page.goto(product);
    await waitForLayout(page);
    const below = page.getByRole('region', { name: 'States' });
    const before = await below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
    await page.mouse.move(1, 1);
    await waitForHydration(page);
    await page.locator('#arrival').scrollIntoViewIfNeeded();
    await expect(answerOn(page)).not.toBeEmpty();
    expect(await below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY)).toBe(before);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the timetable replaces the form', async ({ page }) => {
    await page.goto('/products/ach');
    await expect(page.locator('#arrival')).toBeHidden();
    const table = page.getByRole('table', { name: /cutoffs, settlement and returns$/ });
    await expect(table.getByRole('row').filter({ hasText: 'Standard ACH' })).toContainText(
      /next banking day/,
    );
  });
});

test('going back by keyboard, a date field is below the header', async ({ page }) => {
  await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach');
  const now = page.locator('#arrival').getByRole('button', { name: 'Now' });
  await now.evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().top - 75, behavior: 'instant' });
    button.focus({ preventScroll: true });
  });
  await page.keyboard.press('Shift+Tab');
  const field = page.locator('#arrival').getByLabel('Submitted, Eastern Time');
  await expect(field).toBeFocused();
  const header = await page.locator('[data-header]').boundingBox();
  await expect
    .poll(async () => (await field.boundingBox())?.y)
    .toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});
