/** The fonts are subset to the characters of the site, so they must contain all of them: in tests/files those of the HTML, here others. */
import { builtFonts, charactersByFont, lackingIn } from '../../support/page/fonts';
import { openReady } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

test('the fonts have all characters of the live board', async ({ page }) => {
  await openReady(page, '/');
  await expect(page.locator('[aria-labelledby="departures"] time').first()).toHaveText(/\d:\d\d/);
  expect(await lackingIn(await charactersByFont(page))).toEqual([]);
});

test('the four fonts load and are used: so each preload is justified', async ({ page }) => {
  await page.goto('/');
  const states = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].map(
      ({ family, weight, status }) => `${family.replaceAll('"', '')} ${weight} ${status}`,
    );
  });
  const names = [...(await builtFonts()).keys()];
  for (const name of names) expect(states).toContain(`${name} loaded`);
  const { '': _none, ...used } = await charactersByFont(page);
  expect(Object.keys(used).sort()).toEqual(names.sort());
});
