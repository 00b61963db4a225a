/** The bar at the top of every page from 960 px on, without scripts. templates.test.ts has the same on every template. */
import { expectWholeBar } from '../../support/page/fit';
import { lightPage, test } from '../../support/test';

test('the bar has every entry on one line, at every width from 960 px on', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(lightPage);
  await expectWholeBar(page, [960, 1024, 1119, 1120, 1239, 1240, 1440]);
});
