/** Pages that depend on time, on devices whose clock or time zones don't work. */
import type { Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { expect, test, watchConsole } from '../../support/test';

const board = (page: Page) => page.locator('section[aria-labelledby="departures"]');

/** Simulates a device without a working clock. */
const stopClock = (page: Page) =>
  page.addInitScript(() => {
    const RealDate = Date;
    function BrokenDate(this: unknown, ...parts: unknown[]) {
      if (!new.target) return 'Invalid Date';
      return Reflect.construct(RealDate, parts.length === 0 ? [Number.NaN] : parts, new.target);
    }
    Object.setPrototypeOf(BrokenDate, RealDate);
    BrokenDate.prototype = RealDate.prototype;
    Object.assign(BrokenDate, { now: () => Number.NaN, UTC: RealDate.UTC, parse: RealDate.parse });
    Object.assign(window, { Date: BrokenDate });
  });

/** Simulates a browser without time zone data. */
const dropTimeZones = (page: Page) =>
  page.addInitScript(() => {
    const { DateTimeFormat } = Intl;
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, [locales, options]: [string?, Intl.DateTimeFormatOptions?]) {
        if (options?.timeZone && options.timeZone !== 'UTC')
          throw new RangeError(`Invalid time zone specified: ${options.timeZone}`);
        return new target(locales, options);
      },
    });
  });

for (const address of ['/', '/products/ach', '/fees', '/updates'])
  test(`${address} works without a working clock`, async ({ page }) => {
    const { problems } = watchConsole(page);
    await stopClock(page);
    await openReady(page, address);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(page.locator('h1')).not.toHaveText('Error');
    if (address === '/') await expect(board(page)).toContainText('Printed');
    expect(problems).toEqual([]);
  });

test('without a clock the arrival form says so, and works for an entered time', async ({ page }) => {
  await stopClock(page);
  await openReady(page, '/products/ach');
  const form = page.locator('#arrival');
  await form.scrollIntoViewIfNeeded();
  const answer = form.getByRole('status');
  await expect(answer).toContainText('your device’s clock');
  await form.getByLabel('Submitted, Eastern Time').fill('2026-11-20T10:00');
  await expect(answer).toContainText('Nov');
});

test('without time zone data the board still runs on Eastern Time', async ({ page }) => {
  const { problems } = watchConsole(page);
  await dropTimeZones(page);
  await page.clock.setFixedTime(new Date('2026-11-20T16:21:07-05:00'));
  await openReady(page, '/');
  await expect(board(page)).toContainText('16:21');
  await openReady(page, '/products/ach');
  await page.locator('#arrival').scrollIntoViewIfNeeded();
  await expect(page.locator('#arrival').getByRole('status')).toContainText('ET');
  expect(problems).toEqual([]);
});
