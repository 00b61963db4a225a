/** Both menus without JavaScript. */
import {
  bar,
  expectInSight,
  expectReachable,
  panel,
  press,
  section,
  sheet,
  tabThrough,
  toggle,
  trigger,
  tryToScroll,
} from '../../support/page/menus';
import { linksOf, navigation } from '../../support/page/navigation';
import { expect, lightPage, test } from '../../support/test';

const { menus, links, sign_in: signIn, sign_up: signUp, get_started: getStarted } = navigation;
const hrefsOf = (list: readonly { href: string }[]) => list.map(({ href }) => href);

test.describe('on the desktop', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('hover opens each panel, alone, with every link', async ({ page }) => {
    await page.goto(lightPage);
    await expectInSight(page);
    for (const menu of menus) {
      await trigger(page, menu.id).hover();
      await expectInSight(page, menu.id);
      await expectReachable(panel(page, menu.id), linksOf(menu));
      await panel(page, menu.id).hover();
      await expectInSight(page, menu.id);
    }
    await page.mouse.move(640, 790);
    await expectInSight(page);
    await expectReachable(bar(page).locator('> ul > li:not([data-menu])').first(), links.slice(0, 1));
  });

  test('Tab opens each panel in turn and reaches every link of the header', async ({ page }) => {
    await page.goto(lightPage);
    await page.locator('header a').first().focus();
    for (const menu of menus) {
      expect(await press(page, 'Tab')).toBe(menu.name);
      for (const href of hrefsOf(linksOf(menu))) {
        await expectInSight(page, menu.id);
        expect(await press(page, 'Tab')).toBe(href);
      }
    }
    expect((await tabThrough(page, 'header')).seen).toEqual([
      ...hrefsOf(links),
      '/search',
      ...hrefsOf([signIn, signUp]),
    ]);
    await expectInSight(page);
  });
});

test.describe('on the phone', () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });

  test('the menu and its sections open, by tap and by key, with every link', async ({ page }) => {
    await page.goto(lightPage);
    await toggle(page).tap();
    for (const menu of menus) {
      await section(page, menu.name).locator('summary').tap();
      await expectReachable(section(page, menu.name), linksOf(menu));
    }
    await expectReachable(sheet(page), [...menus.flatMap(linksOf), ...links, getStarted, signIn]);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toBeHidden();
  });

  test("the page behind it can't be scrolled or tabbed into", async ({ page }) => {
    await page.goto(lightPage);
    await toggle(page).tap();
    await expect(page.locator('main')).toBeHidden();
    await tryToScroll(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await toggle(page).focus();
    const { seen, left } = await tabThrough(page, 'header');
    expect(seen).toEqual([...menus.map(({ name }) => name), ...hrefsOf([...links, getStarted, signIn])]);
    expect(left).toBe('');
  });
});
