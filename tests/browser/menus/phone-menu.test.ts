/** The phone menu, which slides over the page. */

import { openReady } from '../../support/page/hydration';
import {
  expectReachable,
  focused,
  phoneMenu,
  press,
  section,
  sheet,
  tabThrough,
  toggle,
  tryToScroll,
} from '../../support/page/menus';
import { linksOf, navigation } from '../../support/page/navigation';
import { control, dialog, field, waitForSearch } from '../../support/page/search';
import { expect, lightPage, test } from '../../support/test';

const { menus, links, sign_in: signIn, get_started: getStarted } = navigation;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const scrollY = (page: import('@playwright/test').Page) => page.evaluate(() => window.scrollY);

test('a tap opens and closes it, and so do Enter and Space', async ({ page }) => {
  await openReady(page, lightPage);
  const acts = [() => toggle(page).tap(), () => press(page, 'Enter'), () => press(page, 'Space')];
  for (const act of acts) {
    await expect(sheet(page)).toBeHidden();
    await act();
    await expect(sheet(page)).toBeVisible();
    await act();
    await toggle(page).focus();
  }
  await expect(sheet(page)).toBeHidden();
  await expect(toggle(page)).toHaveAccessibleName('Menu');
});

test('the icons of search, menu and close are 16 px wide and high, in buttons of 44 px', async ({ page }) => {
  await openReady(page, lightPage);
  const sizes = (button: import('@playwright/test').Locator) =>
    button.evaluate((target) =>
      [target, ...target.querySelectorAll('svg')].map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return [width, height];
      }),
    );
  expect(await sizes(page.locator('header [data-search]'))).toEqual([
    [44, 44],
    [16, 16],
  ]);
  expect(await sizes(toggle(page))).toEqual([
    [44, 44],
    [16, 16],
    [16, 16],
  ]);
});

test('its sections open and close independently; with its links and two buttons it covers the whole navigation', async ({
  page,
}) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  for (const menu of menus) {
    await section(page, menu.name).locator('summary').tap();
    await expectReachable(section(page, menu.name), linksOf(menu));
  }
  await section(page, 'Solutions').locator('summary').tap();
  for (const [name, open] of [
    ['Products', true],
    ['Solutions', false],
    ['Developers', true],
  ] as const) {
    await expect(section(page, name).locator('a').first()).toBeVisible({ visible: open });
  }
  await section(page, 'Solutions').locator('summary').tap();
  await expectReachable(sheet(page), [...menus.flatMap(linksOf), ...links, getStarted, signIn]);
  for (const { href } of [signIn, getStarted]) {
    await expect(sheet(page).locator(`a[href="${href}"]`)).toHaveAttribute('rel', /\bnoopener\b/);
  }
});

test("the page behind doesn't scroll, and keeps its position when the menu is closed", async ({ page }) => {
  await openReady(page, lightPage);
  await page.evaluate(() => window.scrollTo(0, 200));
  await toggle(page).tap();
  await expect(page.locator('main')).toBeHidden();
  await tryToScroll(page);
  expect(await scrollY(page)).toBe(200);
  await toggle(page).tap();
  await expect(page.locator('main')).toBeVisible();
  expect(await scrollY(page)).toBe(200);
  await tryToScroll(page);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(200);
});

test('focus moves through the header and the menu, and never behind it', async ({ page }) => {
  await openReady(page, '/products/ach');
  await toggle(page).tap();
  for (const { name } of menus) await section(page, name).locator('summary').tap();
  await page.locator('header a').first().focus();
  const { seen, left } = await tabThrough(page, 'header');
  const rows = menus.flatMap((menu) => [menu.name, ...linksOf(menu).map(({ href }) => href)]);
  // One Tab stop for the color schemes, on the chosen one.
  const rest = [...[...links, getStarted, signIn].map(({ href }) => href), 'system'];
  expect(seen).toEqual(['/search', 'Menu', ...rows, ...rest]);
  expect(left).toBe('');
  await page.locator('header a').first().focus();
  expect([rest.at(-1), '']).toContain(await press(page, 'Shift+Tab'));
});

test('Escape closes it and moves focus to its button', async ({ page }) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  await section(page, 'Products').locator('summary').tap();
  await sheet(page).locator('a[href="/products/cards"]').focus();
  expect(await press(page, 'Escape')).toBe('Menu');
  await expect(sheet(page)).toBeHidden();
});

test('a link closes it and shows its page from the top; Back returns', async ({ page }) => {
  await openReady(page, '/products/wires');
  const steps = [
    ['Products', '/products/ach'],
    ['Developers', '/documentation/fedach'],
    [undefined, '/updates?filter=Customer+story'],
    [undefined, '/updates'],
    // The current page.
    [undefined, '/updates'],
  ] as const;
  for (const [name, href] of steps) {
    await page.evaluate(() => window.scrollTo(0, 300));
    await toggle(page).tap();
    const link = sheet(page).locator(`a[href="${href}"]`);
    if (name && !(await link.isVisible())) await section(page, name).locator('summary').tap();
    await link.tap();
    await expect(page).toHaveURL(href);
    await expect(sheet(page)).toBeHidden();
    await expect.poll(() => scrollY(page)).toBe(0);
    await expect(page.locator('main')).toBeVisible();
  }
  expect(await focused(page)).not.toBe('');
  await toggle(page).tap();
  await page.goBack();
  await expect(page).toHaveURL('/updates?filter=Customer+story');
  await expect(sheet(page)).toBeHidden();
});

test('Back from an update to another closes it', async ({ page }) => {
  await openReady(page, '/updates');
  await page.locator('[data-updates] > li a').first().tap();
  await expect(page).toHaveURL(/\/updates\/[^?]+$/);
  const title = (await page.locator('h1').textContent()) ?? '';
  await page.getByRole('navigation', { name: 'Older and newer' }).getByRole('link').last().tap();
  await expect(page.locator('h1')).not.toHaveText(title);
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title);
  await expect(sheet(page)).toBeHidden();
});

test.describe('with search over it', () => {
  test.beforeEach(({ page }) => waitForSearch(page));

  test('Escape closes the search only, and returns focus to where it was', async ({ page }) => {
    await openReady(page, lightPage);
    await toggle(page).tap();
    await section(page, 'Products').locator('summary').focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(section(page, 'Products').locator('summary')).toBeFocused();
    expect(await press(page, 'Escape')).toBe('Menu');
    await expect(sheet(page)).toBeHidden();
  });

  test('a result on the same page closes both and shows the part of the page', async ({ page }) => {
    await openReady(page, '/documentation/fedach');
    await toggle(page).tap();
    await control(page).tap();
    await field(page).fill('same-day windows');
    await dialog(page)
      .getByRole('link', { name: /^Same-day windows/ })
      .tap();
    await expect(page).toHaveURL('/documentation/fedach#same-day-windows');
    await expect(sheet(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Same-day windows' })).toBeInViewport();
  });
});

test('a window as wide as the desktop closes it, for good', async ({ page }) => {
  await openReady(page, lightPage);
  await toggle(page).tap();
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 959, height: 844 });
  await expect(sheet(page)).toBeVisible();
  await page.setViewportSize({ width: 960, height: 844 });
  await expect(phoneMenu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(toggle(page)).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});
