/** Use of the menus before hydration is neither lost nor repeated. */
import { holdScripts } from '../../support/page/held-scripts';
import { waitForHydration } from '../../support/page/hydration';
import {
  expectInSight,
  expectOpen,
  focused,
  panel,
  phoneMenu,
  press,
  section,
  sheet,
  toggle,
  trigger,
} from '../../support/page/menus';
import { expect, lightPage, test } from '../../support/test';

test.describe('on the desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a menu opened by hover stays open without a flicker, and closes when the pointer leaves', async ({
    page,
  }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'solutions').hover();
    await expectInSight(page, 'solutions');
    // The first state after hydration, before anything is painted.
    const shell = page.evaluate(() => {
      const nav = document.querySelector('[data-shell]')?.parentElement ?? document.body;
      return new Promise<string>((resolve) => {
        const look = () => resolve(getComputedStyle(nav.querySelector('[data-shell]') ?? nav).opacity);
        new MutationObserver(look).observe(nav, { attributeFilter: ['data-enhanced'] });
      });
    });
    await release();
    await waitForHydration(page);
    await expectOpen(page, 'solutions');
    expect(await shell).toBe('1');
    await panel(page, 'solutions').hover();
    await expectOpen(page, 'solutions');
    await page.mouse.move(640, 790);
    await expectOpen(page);
  });

  test('a menu opened by focus stays open and focused, and closes when focus leaves', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    for (let place = ''; place !== '/products/bank-accounts'; ) place = await press(page, 'Tab');
    await expectInSight(page, 'products');
    await release();
    await waitForHydration(page);
    await expectOpen(page, 'products');
    expect(await focused(page)).toBe('/products/bank-accounts');
    await trigger(page, 'solutions').focus();
    await expectOpen(page);
  });

  test('the focused panel stays open while the pointer is on another trigger', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'developers').hover();
    for (let place = ''; place !== 'Products'; ) place = await press(page, 'Tab');
    await expectInSight(page, 'products');
    await release();
    await waitForHydration(page);
    await expectOpen(page, 'products');
  });

  test('a click counts once, before and during script loading', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'products').hover();
    await page.mouse.down();
    await release();
    await waitForHydration(page);
    await page.mouse.up();
    await expectOpen(page, 'products');
    await trigger(page, 'products').click();
    await expectOpen(page);
  });

  test('a link works', async ({ page }) => {
    await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'products').hover();
    await panel(page, 'products').locator('a[href="/products/wires"]').click();
    await expect(page).toHaveURL(/\/products\/wires\/?$/);
    await expect(page.locator('h1')).toBeVisible();
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true });

  test('a tap opens a menu, and a second one, after hydration, closes it', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await trigger(page, 'products').tap();
    await expectInSight(page, 'products');
    // A finger's press lasts a little longer than the tap. During it, the click is yet to come.
    const pressed = () => trigger(page, 'products').evaluate((button) => button.matches(':active'));
    await expect.poll(pressed).toBe(false);
    await release();
    await waitForHydration(page);
    await expectOpen(page, 'products');
    await trigger(page, 'products').tap();
    await expectOpen(page);
  });
});

test.describe('on the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu and its sections stay open; then Escape closes the menu', async ({ page }) => {
    const { release } = await holdScripts(page);
    await page.goto(lightPage);
    await toggle(page).tap();
    await section(page, 'Developers').locator('summary').tap();
    await expect(sheet(page).locator('a[href="/documentation/api"]')).toBeVisible();
    await release();
    await waitForHydration(page);
    await expect(phoneMenu(page)).toHaveAttribute('open');
    await expect(sheet(page).locator('a[href="/documentation/api"]')).toBeVisible();
    expect(await press(page, 'Escape')).toBe('Menu');
    await expect(sheet(page)).toBeHidden();
  });
});
