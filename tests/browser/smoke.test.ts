import { expect, hydrated, notFoundRoute, routes, test, watchConsole } from '../support/test';

for (const route of [...routes(), notFoundRoute]) {
  test(`${route} opens with one heading and a silent console`, async ({ page }) => {
    const { problems } = watchConsole(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(problems).toEqual([]);
  });
}

test('an address that does not exist is answered with 404 and a page to go on from', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
});
