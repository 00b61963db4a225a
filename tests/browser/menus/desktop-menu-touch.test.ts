/** The desktop navigation on a wide touch screen. */

import { openReady } from '../../support/page/hydration';
import { expectOpen, expectReachable, panel, trigger } from '../../support/page/menus';
import { linksOf, navigation } from '../../support/page/navigation';
import { expect, lightPage, test } from '../../support/test';

const { menus } = navigation;

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

test.beforeEach(({ page }) => openReady(page, lightPage));

test('a tap opens each menu with its links, a second tap closes it', async ({ page }) => {
  for (const menu of menus) {
    await trigger(page, menu.id).tap();
    await expectOpen(page, menu.id);
    await expectReachable(panel(page, menu.id), linksOf(menu));
    await trigger(page, menu.id).tap();
    await expectOpen(page);
  }
});

test('a tap on another trigger switches menus, one elsewhere closes the menu, one on a link shows its page', async ({
  page,
}) => {
  for (const { id } of menus) {
    await trigger(page, id).tap();
    await expectOpen(page, id);
  }
  await page.touchscreen.tap(4, 780);
  await expectOpen(page);
  await trigger(page, 'products').tap();
  await panel(page, 'products').locator('a[href="/products/wires"]').tap();
  await expect(page).toHaveURL('/products/wires');
  await expectOpen(page);
});
