/** Pages that depend on time, in browsers without time zones. */
import type { Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { expect, test, watchConsole } from '../../support/test';

const board = (page: Page) => page.locator('section[aria-labelledby="departures"]');

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
