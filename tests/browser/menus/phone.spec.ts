/** The phone menu, which slides over the page. */
import { linksOf, navigation } from '../../support/content';
import { doubleText, tooWide } from '../../support/page/fit';
import { expectReachable, focused, press, section, sheet, toggle } from '../../support/page/menus';
import { dialog, field } from '../../support/page/search';
import { expect, lightPage, openReady, type Page, test } from '../../support/test';

const { menus, links, sign_in: signIn, get_started: getStarted } = navigation();

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses Tab until the focus has left the header; returns where it has been. */
async function tabThrough(page: Page): Promise<string[]> {
  const seen: string[] = [];
  while (seen.length < 100) {
    const [place = ''] = await press(page, 'Tab');
    if (!(await page.evaluate(() => document.activeElement?.closest('header')))) return seen;
    seen.push(place);
  }
  throw new Error('The focus is trapped.');
}

test('a tap, Enter and Space open and close it, Escape closes it, and its buttons are 44 px with icons of 16', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await expect(toggle(page)).toHaveAccessibleName('Menu');
  for (const act of [() => toggle(page).tap(), () => press(page, 'Enter'), () => press(page, 'Space')]) {
    await expect(sheet(page)).toBeHidden();
    await act();
    await expect(sheet(page)).toBeVisible();
    await act();
    await toggle(page).focus();
  }
  await toggle(page).tap();
  await section(page, 'Products').tap();
  await sheet(page).locator('a[href="/products/cards"]').focus();
  expect(await press(page, 'Escape')).toEqual(['Menu']);
  await expect(sheet(page)).toBeHidden();
  for (const button of [toggle(page), page.getByRole('banner').locator('a[href="/search"]')]) {
    const sizes = await button.evaluate((target) =>
      [target, ...target.querySelectorAll('svg')].map((element) => element.getBoundingClientRect().width),
    );
    expect(new Set(sizes)).toEqual(new Set([44, 16]));
  }
});

test('its sections open independently; with its links and two buttons it has the whole navigation', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  for (const { name } of menus) await section(page, name).tap();
  await expectReachable(sheet(page), [...menus.flatMap(linksOf), ...links, getStarted, signIn]);
  await section(page, 'Solutions').tap();
  await expect(sheet(page).locator('a[href="/products/ach"]')).toBeVisible();
  await expect(sheet(page).locator('a[href="/solutions/payroll"]')).toBeHidden();
});

test("the page behind it doesn't scroll, and keeps its position when the menu is closed", async ({
  page,
}) => {
  await openReady(page, '/terms');
  await page.evaluate(() => window.scrollTo(0, 200));
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', { x: 195, y: 600, yDistance: -400, speed: 4000 });
  await page.mouse.wheel(0, 400);
  await press(page, 'PageDown', 'End');
  expect(await scrollY(page)).toBe(200);
  await toggle(page).tap();
  await expect(page.getByRole('main')).toBeVisible();
  expect(await scrollY(page)).toBe(200);
});

test('focus moves through the header and the menu, and never behind it', async ({ page }) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  for (const { name } of menus) await section(page, name).tap();
  await page.getByRole('banner').getByRole('link').first().focus();
  const rows = menus.flatMap((menu) => [menu.name, ...linksOf(menu).map(({ href }) => href)]);
  // One Tab stop for the color schemes, on the chosen one.
  const rest = [...[...links, getStarted, signIn].map(({ href }) => href), 'system'];
  expect(await tabThrough(page)).toEqual(['/search', 'Menu', ...rows, ...rest]);
});

test('search over it: Escape closes search only, and returns focus to where it was', async ({ page }) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  await section(page, 'Products').focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page, 'Products')).toBeFocused();
  await press(page, 'Escape');
  await expect(sheet(page)).toBeHidden();
  expect(await focused(page)).toBe('Menu');
});

test('it slides down over 300 ms, and not under reduced motion', async ({ page }) => {
  await openReady(page, lightPage);
  const durations = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((motion) => (motion.effect as KeyframeEffect | null)?.target?.closest('header'))
        .map(({ effect }) => Number(effect?.getTiming().duration)),
    );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await toggle(page).tap();
  expect(await durations()).toContain(300);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await toggle(page).tap();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  expect((await durations()).filter((duration) => duration > 1)).toEqual([]);
});

test('it replaces the bar below 960 px, and closes for good in a wider window', async ({ page }) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  await page.setViewportSize({ width: 959, height: 844 });
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height: 844 });
  await expect(toggle(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

test('its button can be pressed at 320 px with text at 200%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(lightPage);
  await doubleText(page);
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  expect(await tooWide(page)).toEqual([]);
});
