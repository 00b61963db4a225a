/** Every page opened once: one heading, a silent console, and nothing for axe to find on a phone or a wide screen. */
import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import {
  differentRoutes,
  expect,
  hydrated,
  notFoundRoute,
  test,
  type Watch,
  watchConsole,
} from '../support/test';

/** One page for all: a new one for each address would take longer than the rules. */
let page: Page;
let watch: Watch;
test.beforeAll(async ({ browser, baseURL }) => {
  page = await browser.newPage({ reducedMotion: 'reduce', ...(baseURL ? { baseURL } : {}) });
  watch = watchConsole(page);
});
test.afterAll(() => page.close());

const atWidth = (width: number) => page.setViewportSize({ width, height: 900 });

for (const route of [...differentRoutes(), notFoundRoute]) {
  test(`${route} has one heading and a silent console, and no fault at 390 and at 1280 px`, async () => {
    watch.problems.splice(0);
    await atWidth(390);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(watch.problems).toEqual([]);
    expect(await axeFaults(page)).toEqual([]);
    await atWidth(1280);
    expect(await axeFaults(page)).toEqual([]);
    expect(watch.problems).toEqual([]);
  });
}

test('an address that does not exist is answered with 404 and a page to go on from', async ({
  page: own,
}) => {
  const response = await own.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(own.locator('h1')).toHaveCount(1);
});
