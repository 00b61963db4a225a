/** The desktop navigation by keyboard: the disclosure pattern of the ARIA Authoring Practices. */

import { openReady } from '../../support/page/hydration';
import { expectOpen, focused, press, pressAll, trigger } from '../../support/page/menus';
import { linksOf, navigation } from '../../support/page/navigation';
import { dialog, field } from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

const { menus, links, sign_in: signIn } = navigation;
const inBar = [...menus.map(({ name }) => name), ...links.map(({ href }) => href)];

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(({ page }) => openReady(page, lightPage));

test('Enter and Space open each menu, and close it when pressed again', async ({ page }) => {
  for (const key of ['Enter', 'Space']) {
    for (const { id, name } of menus) {
      await trigger(page, id).focus();
      await expectOpen(page);
      expect(await press(page, key)).toBe(name);
      await expectOpen(page, id);
      expect(await press(page, key)).toBe(name);
      await expectOpen(page);
    }
  }
});

test('Tab moves from an open trigger through its links to the next trigger, which closes the menu', async ({
  page,
}) => {
  await trigger(page, 'products').focus();
  for (const [index, menu] of menus.entries()) {
    const hrefs = linksOf(menu).map(({ href }) => href);
    await page.keyboard.press('Enter');
    await expectOpen(page, menu.id);
    expect(await pressAll(page, times(hrefs.length, 'Tab'))).toEqual(hrefs);
    await expectOpen(page, menu.id);
    expect(await press(page, 'Tab')).toBe(inBar[index + 1]);
    await expectOpen(page);
  }
});

test('Tab passes over the links of closed menus', async ({ page }) => {
  await trigger(page, 'products').focus();
  expect(await pressAll(page, times(inBar.length + 1, 'Tab'))).toEqual([
    ...inBar.slice(1),
    '/search',
    signIn.href,
  ]);
});

test('Shift+Tab returns to the trigger; past it the menu closes', async ({ page }) => {
  await trigger(page, 'solutions').focus();
  await pressAll(page, ['Enter', 'Tab', 'Shift+Tab']);
  await expectOpen(page, 'solutions');
  expect(await focused(page)).toBe('Solutions');
  expect(await press(page, 'Shift+Tab')).toBe('Products');
  await expectOpen(page);
});

test('Escape closes from the trigger and from a link, and focus returns to the trigger', async ({ page }) => {
  for (const { id, name } of menus) {
    for (const keys of [['Enter'], ['Enter', 'Tab', 'Tab', 'Tab']]) {
      await trigger(page, id).focus();
      await pressAll(page, keys);
      await expectOpen(page, id);
      expect(await press(page, 'Escape')).toBe(name);
      await expectOpen(page);
    }
  }
});

test('after search, opened from a link of a menu and closed by Escape, focus is on the link again', async ({
  page,
}) => {
  await trigger(page, 'products').focus();
  const link = await press(page, 'ArrowDown');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await focused(page)).toBe(link);
  await expectOpen(page, 'products');
  expect(await press(page, 'Escape')).toBe('Products');
  await expectOpen(page);
});

test('left, right, Home and End move along the bar and wrap', async ({ page }) => {
  await trigger(page, 'products').focus();
  expect(await pressAll(page, times(inBar.length, 'ArrowRight'))).toEqual([...inBar.slice(1), inBar[0]]);
  expect(await pressAll(page, times(inBar.length, 'ArrowLeft'))).toEqual([...inBar].reverse());
  expect(await press(page, 'End')).toBe(inBar.at(-1));
  expect(await press(page, 'Home')).toBe(inBar[0]);
  await expectOpen(page);
});

test('Down opens the menu at its first link; Up, Down, Home and End move in it', async ({ page }) => {
  for (const menu of menus) {
    const hrefs = linksOf(menu).map(({ href }) => href);
    await trigger(page, menu.id).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(hrefs[0]);
    await expectOpen(page, menu.id);
    expect(await pressAll(page, times(hrefs.length, 'ArrowDown'))).toEqual([...hrefs.slice(1), hrefs[0]]);
    expect(await pressAll(page, ['ArrowUp', 'ArrowUp', 'Home', 'End'])).toEqual([
      hrefs.at(-1),
      hrefs.at(-2),
      hrefs[0],
      hrefs.at(-1),
    ]);
    await page.keyboard.press('Escape');
  }
});

test('Enter on a link shows its page, closes the menu, and moves focus to the start of the page', async ({
  page,
}) => {
  await trigger(page, 'solutions').focus();
  await pressAll(page, ['Enter', 'Tab', 'Tab', 'Enter']);
  await expect(page).toHaveURL('/solutions/payroll');
  await expectOpen(page);
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  expect(await press(page, 'Tab')).toBe('#content');
});
