/** The fonts are subset to the characters of the site, so they must contain all of them. */
import { builtFonts, charactersByFont, charactersOf, lackingIn } from '../../support/page/fonts';
import { openReady } from '../../support/page/hydration';
import { builtPages, find, textOf } from '../../support/site/html';
import { expect, test } from '../../support/test';

test('every font has all characters of every page, uppercase too', async () => {
  const built = await builtFonts();
  for (const { route, document } of builtPages()) {
    const text = textOf(find(document, 'body'));
    const characters = charactersOf(text + text.toUpperCase());
    for (const [name, font] of built)
      expect(characters.filter((character) => !font.advance(character)).join(' '), `${route}: ${name}`).toBe(
        '',
      );
  }
});

test('so are all characters of the live board', async ({ page }) => {
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
