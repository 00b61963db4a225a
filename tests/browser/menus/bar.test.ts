/** The bar at the top of every page, without scripts. */
import { expectWholeBar } from '../../support/page/fit';
import { expect, lightPage, test, waitForLayout } from '../../support/test';

// templates.test.ts has the same on every template.
test('the bar has every entry on one line, at every width from 960 px on', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(lightPage);
  await waitForLayout(page);
  await expectWholeBar(page, [960, 1024, 1119, 1120, 1239, 1240, 1440]);
});

for (const width of [320, 412]) {
  test(`at ${width} px search doesn't move when the menu button beside it is parsed, so that no tap on it is lost`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.route('**/*.js', (route) => route.abort());
    const box = async () => {
      await page.goto(lightPage);
      return page.locator('header [data-search]').boundingBox();
    };
    const whole = await box();
    await page.route(`**${lightPage}`, async (route) => {
      const response = await route.fetch();
      const [start = ''] = (await response.text()).split('<details data-phone-menu');
      await route.fulfill({ response, body: start });
    });
    expect(await box()).toEqual(whole);
    await expect(page.locator('[data-phone-menu]')).toHaveCount(0);
  });
}
