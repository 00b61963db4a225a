/** "When will it arrive?" and the departures board, with the clock set by the test. */
import type { Page } from '@playwright/test';
import { takenOver } from '../../support/page/rendered-by-react';
import { expect, test } from '../../support/test';

async function openAt(page: Page, moment: string, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(address);
  await page.mouse.move(1, 1);
  await takenOver(page);
  // On the pricing page the form comes to life shortly before it is seen.
  await page.locator('#arrival, [aria-labelledby="departures"]').first().scrollIntoViewIfNeeded();
}

const answerOn = (page: Page) => page.locator('#arrival').getByRole('status');

type Moment = [what: string, moment: string, sameDay: string, wire: RegExp, board: RegExp];

const moments: Moment[] = [
  [
    'a second before the last window',
    '2026-11-20T16:29:59-05:00',
    'It makes the cut-off of window 3 on Fri 20 Nov 2026, 16:30 ET and settles on Fri 20 Nov 2026, 18:00 ET.',
    /^It makes the cut-off on Fri 20 Nov 2026, 18:00 ET and settles within seconds\.$/,
    /16:30 ET/,
  ],
  [
    'a second after the last window',
    '2026-11-20T16:30:01-05:00',
    'It makes the cut-off of window 1 on Mon 23 Nov 2026, 10:15 ET and settles on Mon 23 Nov 2026, 13:00 ET.',
    /^It makes the cut-off on Fri 20 Nov 2026, 18:00 ET/,
    /Mon 10:15 ET/,
  ],
  [
    'a Saturday',
    '2026-11-21T12:00:00-05:00',
    'It makes the cut-off of window 1 on Mon 23 Nov 2026, 10:15 ET and settles on Mon 23 Nov 2026, 13:00 ET.',
    /is closed until Sun 22 Nov 2026, 21:00 ET\./,
    /Mon 10:15 ET/,
  ],
  [
    'Thanksgiving',
    '2026-11-26T09:00:00-05:00',
    'It makes the cut-off of window 1 on Fri 27 Nov 2026, 10:15 ET and settles on Fri 27 Nov 2026, 13:00 ET.',
    /is closed until Thu 26 Nov 2026, 21:00 ET\./,
    /Fri 10:15 ET/,
  ],
  [
    'the Sunday on which clocks go forward',
    '2027-03-14T12:00:00-04:00',
    'It makes the cut-off of window 1 on Mon 15 Mar 2027, 10:15 ET and settles on Mon 15 Mar 2027, 13:00 ET.',
    /is closed until Sun 14 Mar 2027, 21:00 ET\./,
    /Mon 10:15 ET/,
  ],
  [
    'the evening of a year',
    '2026-12-31T17:00:00-05:00',
    'It makes the cut-off of window 1 on Mon 4 Jan 2027, 10:15 ET and settles on Mon 4 Jan 2027, 13:00 ET.',
    /^It makes the cut-off on Thu 31 Dec 2026, 18:00 ET/,
    /Mon 10:15 ET/,
  ],
];

for (const [what, moment, sameDay, wire, board] of moments) {
  test(`${what}: what the form and the board say`, async ({ page }) => {
    await openAt(page, moment, '/fees?service=ach-same-day');
    await expect(answerOn(page)).toHaveText(sameDay);
    await openAt(page, moment, '/products/wires');
    await expect(answerOn(page)).toHaveText(wire);
    await openAt(page, moment, '/');
    const row = page.getByRole('row').filter({ hasText: 'Same Day ACH' });
    await expect(row).toContainText(board);
  });
}

/** What each rail's page answers at noon on Thanksgiving, when the Reserve Banks are closed. */
const rails: [path: string, answer: RegExp, lastStep: RegExp][] = [
  ['ach', /^It makes the cut-off of window 1 on Fri 27 Nov 2026, 10:15 ET/, /opening of Tue 1 Dec 2026$/],
  ['bank-accounts', /^It settles within seconds\.$/, /^FinalNobody can call it back\.$/],
  ['cards', /^It settles when the merchant settles it\.$/, /^Expires if .* about Thu 3 Dec 2026$/],
  ['checks', /^It makes the cut-off on Fri 27 Nov 2026, 14:00 ET/, /^SettlesMon 30 Nov 2026$/],
  ['fednow', /^It settles within seconds\.$/, /^FinalNobody can call it back\.$/],
  ['real-time-payments', /^It settles within seconds\.$/, /^FinalNobody can call it back\.$/],
  ['wires', /is closed until Thu 26 Nov 2026, 21:00 ET\./, /^FinalNobody can call it back\.$/],
];
test('each rail’s page has a timetable, and says when money arrives', async ({ page }) => {
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
  test('a question is asked, answered, kept over a reload, and asked anew', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/fees');
    const form = page.locator('#arrival');
    await form.getByRole('combobox', { name: 'Service' }).focus();
    await page.keyboard.type('Standard');
    await page.keyboard.press('Tab');
    await page.keyboard.type('You collect');
    await page.keyboard.press('Tab');
    await page.keyboard.type('2,500');
    await expect(page).toHaveURL(/\?service=ach-standard&direction=pull&amount=2%2C500$/);
    const steps = form.getByRole('listitem');
    await expect(steps.last()).toContainText(/for 60 days, until.*Fri 22 Jan 2027/);
    await page.reload();
    await page.mouse.move(2, 2);
    await takenOver(page);
    await expect(form.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveValue('2,500');
    await expect(steps.last()).toContainText('Fri 22 Jan 2027');
    const history = await page.evaluate(() => window.history.length);
    await form.getByRole('textbox', { name: 'Amount in US dollars' }).focus();
    await page.keyboard.type('x');
    await expect(form.getByRole('textbox', { name: 'Amount in US dollars' })).toHaveAccessibleDescription(
      /^Write an amount in dollars/,
    );
    await expect(answerOn(page)).toBeEmpty();
    await expect(page).toHaveURL(/amount=2%2C500x$/);
    expect(await page.evaluate(() => window.history.length)).toBe(history);
  });

  test('a day and a time can be typed, piece by piece', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach');
    const field = page.locator('#arrival').getByLabel('Submitted, Eastern Time');
    await expect(field).toHaveValue('2026-11-20T12:00');
    await field.focus();
    await page.keyboard.type('010520270930AM');
    await expect(field).toHaveValue('2027-01-05T09:30');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await expect(answerOn(page)).toContainText('Tue 5 Jan 2027, 10:15 ET');
    // Half a date is no reason to forget the whole one.
    await field.focus();
    await page.keyboard.press('Backspace');
    await expect(page).toHaveURL(/at=2027-01-05T09%3A30$/);
    await page.locator('#arrival').getByRole('textbox', { name: 'Amount in US dollars' }).focus();
    await expect(field).toHaveValue('2027-01-05T09:30');
  });

  test('the time can be chosen, and "Now" goes back to the clock', async ({ page }) => {
    await openAt(page, '2026-11-20T12:00:00-05:00', '/products/ach?at=2026-11-25T09:00');
    await expect(answerOn(page)).toContainText('Wed 25 Nov 2026, 10:15 ET');
    const now = page.locator('#arrival').getByRole('button', { name: 'Now' });
    await expect(now).toHaveAttribute('aria-pressed', 'false');
    await now.focus();
    await page.keyboard.press('Enter');
    await expect(answerOn(page)).toContainText('Fri 20 Nov 2026, 14:30 ET');
    await expect(now).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL(/\/products\/ach$/);
  });
});

test('nothing moves when the answer comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/products/ach');
  const below = page.getByRole('region', { name: 'States' });
  const before = await below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY);
  await page.mouse.move(1, 1);
  await takenOver(page);
  await page.locator('#arrival').scrollIntoViewIfNeeded();
  await expect(answerOn(page)).not.toBeEmpty();
  expect(await below.evaluate((part) => part.getBoundingClientRect().top + window.scrollY)).toBe(before);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the timetable stands in the place of the form', async ({ page }) => {
    await page.goto('/products/ach');
    await expect(page.locator('#arrival')).toBeHidden();
    const table = page.getByRole('table', { name: /cut-offs, settlement and returns$/ });
    await expect(table.getByRole('row').filter({ hasText: 'Standard ACH' })).toContainText(
      /next banking day/,
    );
  });
});
