/** The desktop navigation: hover, click, keyboard (the disclosure pattern of the ARIA Authoring Practices) and touch. */
import { linksOf, navigation } from '../../support/content';
import {
  bar,
  expectOpen,
  expectReachable,
  focused,
  hrefsOf,
  panel,
  press,
  trigger,
} from '../../support/page/menus';
import { dialog, field } from '../../support/page/search';
import { expect, lightPage, openReady, test } from '../../support/test';

const { menus, links, sign_in: signIn, sign_up: signUp } = navigation();
const inBar = [...menus.map(({ name }) => name), ...links.map(({ href }) => href)];
const widths: Record<string, number> = { Products: 700, Solutions: 500, Developers: 500 };
const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

test.use({ viewport: { width: 1280, height: 800 } });

test('hover opens each menu, alone, with its links and descriptions, within the window; leaving closes it', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, lightPage);
  await expectOpen(page);
  for (const width of [960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const menu of menus) {
      await trigger(page, menu.name).hover();
      await expectOpen(page, menu.name);
      await expectReachable(panel(page, menu.name), linksOf(menu));
      for (const { description } of menu.items)
        await expect(panel(page, menu.name)).toContainText(description);
      const box = await panel(page, menu.name).boundingBox();
      expect(box?.width).toBe(widths[menu.name]);
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  }
  await panel(page, 'Developers').hover();
  await expectOpen(page, 'Developers');
  await page.mouse.move(640, 790);
  await expectOpen(page);
  for (const { name, href } of [signIn, signUp])
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      href,
    );
});

test('a path from the trigger to any corner of its panel leaves it open', async ({ page }) => {
  await openReady(page, lightPage);
  for (const [name, right, down] of [
    ['Products', 0.97, 0.5],
    ['Solutions', 0.03, 0.05],
    ['Developers', 0.97, 0.95],
  ] as const) {
    const [from, to] = [await trigger(page, name).boundingBox(), await panel(page, name).boundingBox()];
    if (!from || !to) throw new Error('The menu has no place.');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await expectOpen(page, name);
    await page.mouse.move(to.x + right * to.width, to.y + down * to.height, { steps: 8 });
    await expectOpen(page, name);
    await page.mouse.move(640, 790);
    await expectOpen(page);
  }
});

test('moving to another trigger opens its menu, to a plain link closes it, and Escape closes it for good', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await trigger(page, 'Products').hover();
  await expectOpen(page, 'Products');
  await trigger(page, 'Developers').hover();
  await expectOpen(page, 'Developers');
  await panel(page, 'Developers').getByRole('link').nth(1).focus();
  await trigger(page, 'Solutions').hover();
  await expectOpen(page, 'Solutions');
  expect(await focused(page), 'focus leaves a closed panel for its trigger').toBe('Developers');
  await bar(page).getByRole('link', { name: 'Pricing' }).hover();
  await expectOpen(page);
  await trigger(page, 'Products').hover();
  await expectOpen(page, 'Products');
  await page.keyboard.press('Escape');
  await expectOpen(page);
  await page.waitForTimeout(400);
  await expectOpen(page);
});

test('a click keeps what hover has opened, the second closes it; a press elsewhere closes it', async ({
  page,
}) => {
  await openReady(page, lightPage);
  for (const { name } of menus) {
    for (const open of [name, undefined, name]) {
      await trigger(page, name).click();
      await expectOpen(page, open);
    }
  }
  await page.mouse.move(4, 790);
  await page.mouse.down();
  await expectOpen(page);
});

test('in a low window a panel scrolls, so that its last link can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 360 });
  await openReady(page, lightPage);
  for (const menu of menus) {
    await trigger(page, menu.name).hover();
    await expectOpen(page, menu.name);
    await expectReachable(panel(page, menu.name), linksOf(menu));
  }
});

test('Enter and Space open and close; Tab walks through the links; Escape returns to the trigger', {
  tag: '@firefox',
}, async ({ page }) => {
  await openReady(page, lightPage);
  for (const key of ['Enter', 'Space']) {
    await trigger(page, 'Products').focus();
    await press(page, key);
    await expectOpen(page, 'Products');
    await press(page, key);
    await expectOpen(page);
  }
  for (const [index, { name }] of menus.entries()) {
    await trigger(page, name).focus();
    await press(page, 'Enter');
    await expectOpen(page, name);
    expect(await press(page, ...times(hrefsOf(name).length, 'Tab'))).toEqual(hrefsOf(name));
    expect(await press(page, 'Tab')).toEqual([inBar[index + 1]]);
    await expectOpen(page);
    await press(page, 'Shift+Tab');
    await trigger(page, name).focus();
    await press(page, 'Enter', 'Tab', 'Tab');
    expect(await press(page, 'Escape')).toEqual([name]);
    await expectOpen(page);
  }
  await trigger(page, 'Products').focus();
  expect(await press(page, ...times(inBar.length + 1, 'Tab')), 'Tab passes over closed menus').toEqual([
    ...inBar.slice(1),
    '/search',
    signIn.href,
  ]);
});

test('arrows, Home and End move along the bar and in a menu', { tag: '@firefox' }, async ({ page }) => {
  await openReady(page, lightPage);
  await trigger(page, 'Products').focus();
  expect(await press(page, ...times(inBar.length, 'ArrowRight'))).toEqual([...inBar.slice(1), inBar[0]]);
  expect(await press(page, 'ArrowLeft', 'Home', 'End')).toEqual([inBar.at(-1), inBar[0], inBar.at(-1)]);
  for (const { name } of menus) {
    const hrefs = hrefsOf(name);
    await trigger(page, name).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).toBe(hrefs[0]);
    await expectOpen(page, name);
    expect(await press(page, 'ArrowDown', 'ArrowUp', 'ArrowUp', 'Home', 'End')).toEqual([
      hrefs[1],
      hrefs[0],
      hrefs.at(-1),
      hrefs[0],
      hrefs.at(-1),
    ]);
    await page.keyboard.press('Escape');
  }
});

test('after search, opened from a link of a menu and closed by Escape, focus is on the link again', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await trigger(page, 'Products').focus();
  const link = await press(page, 'ArrowDown');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect([await focused(page)]).toEqual(link);
  await expectOpen(page, 'Products');
  expect(await press(page, 'Escape')).toEqual(['Products']);
});

test('the frame slides below the next trigger over 300 ms, and is there at once under reduced motion', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await trigger(page, 'Products').hover();
  await expectOpen(page, 'Products');
  await page.waitForTimeout(400);
  const durations = () =>
    bar(page).evaluate((nav) =>
      nav
        .getAnimations({ subtree: true })
        .filter((motion) => motion instanceof CSSTransition && motion.transitionProperty === 'transform')
        .map(({ effect }) => effect?.getTiming().duration),
    );
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await trigger(page, 'Developers').hover();
  await expectOpen(page, 'Developers');
  expect(await durations()).toContain(300);
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.mouse.move(640, 790);
  await expectOpen(page);
  for (const { name } of menus) {
    await trigger(page, name).hover();
    await expectOpen(page, name);
    expect((await durations()).filter((duration) => Number(duration) > 1)).toEqual([]);
  }
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('a tap opens a menu, another switches, a second closes, and one on a link shows its page', async ({
    page,
  }) => {
    await openReady(page, lightPage);
    for (const menu of menus) {
      await trigger(page, menu.name).tap();
      await expectOpen(page, menu.name);
      await expectReachable(panel(page, menu.name), linksOf(menu));
    }
    await trigger(page, 'Developers').tap();
    await expectOpen(page);
    await trigger(page, 'Products').tap();
    await page.touchscreen.tap(4, 780);
    await expectOpen(page);
    await trigger(page, 'Products').tap();
    await panel(page, 'Products').locator('a[href="/products/wires"]').tap();
    await expect(page).toHaveURL('/products/wires');
    await expectOpen(page);
  });
});
