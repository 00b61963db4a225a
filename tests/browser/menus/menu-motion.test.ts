/** Menu animations: 300 ms, and none with reduced motion. */
import type { Locator, Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { boxAt, boxOf, expectOpen, panel, resumeMotion, stopMotion, trigger } from '../../support/page/menus';
import { expect, lightPage, test } from '../../support/test';

test.afterEach(resumeMotion);

const shell = (page: Page): Locator => page.locator('[data-shell]');

/** Names and durations in milliseconds of an element's animations. */
const motionsOf = (element: Locator): Promise<Record<string, unknown>> =>
  element.evaluate((target) =>
    Object.fromEntries(
      target
        .getAnimations()
        .map((motion) => [
          motion instanceof CSSTransition ? motion.transitionProperty : 'keyframes',
          motion.effect?.getTiming().duration,
        ]),
    ),
  );

/** Expects a number between two others. */
function expectBetween(value: number, low: number, high: number): void {
  expect(value).toBeGreaterThan(low);
  expect(value).toBeLessThan(high);
}

test.describe('the shell of the desktop panels', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('slides under the trigger and takes its width, over 300 ms', async ({ page }) => {
    await openReady(page, lightPage);
    await trigger(page, 'products').hover();
    await expectOpen(page, 'products');
    await expect.poll(() => motionsOf(shell(page))).toEqual({});
    await expect(shell(page)).toHaveCount(1);
    const [from, to] = [await boxOf(panel(page, 'products')), await boxOf(panel(page, 'developers'))];

    await stopMotion(page);
    await trigger(page, 'developers').hover();
    await expectOpen(page, 'developers');
    expect(await motionsOf(shell(page))).toMatchObject({ transform: 300, width: 300, height: 300 });

    expect(await boxAt(shell(page), 0)).toEqual(from);
    const middle = await boxAt(shell(page), 150);
    expectBetween(middle.x, from.x, to.x);
    expectBetween(middle.width, to.width, from.width);
    expect(await boxAt(shell(page), 300)).toEqual(to);
  });

  test('appears immediately under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, lightPage);
    for (const id of ['products', 'developers'] as const) {
      await trigger(page, id).hover();
      await expectOpen(page, id);
      const { transitionDuration } = await shell(page).evaluate((element) => ({
        ...getComputedStyle(element),
      }));
      expect(Number.parseFloat(transitionDuration)).toBeLessThanOrEqual(0.00001);
      await expect.poll(() => boxOf(shell(page))).toEqual(await boxOf(panel(page, id)));
    }
  });
});

test.describe('the sheet of the phone menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const sheet = (page: Page) => page.locator('[data-phone-menu] > summary + *');

  test('slides down over 300 ms', async ({ page }) => {
    await openReady(page, lightPage);
    await stopMotion(page);
    await page.locator('[data-phone-menu] > summary').click();
    await expect(sheet(page)).toBeVisible();
    expect(await motionsOf(sheet(page))).toEqual({ keyframes: 300 });
    const [start, middle, end] = [
      await boxAt(sheet(page), 0),
      await boxAt(sheet(page), 150),
      await boxAt(sheet(page), 300),
    ];
    expectBetween(middle.y, start.y, end.y);
  });

  test('appears immediately under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, lightPage);
    await page.locator('[data-phone-menu] > summary').click();
    await expect(sheet(page)).toBeVisible();
    expect(await motionsOf(sheet(page))).toEqual({});
  });

  test('under reduced motion the page behind it is hidden and shown without animation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openReady(page, '/');
    const inSight = () =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('[data-phone-menu] > summary')?.click();
        const elements = [...document.querySelectorAll('main, main *')];
        return elements.filter((element) => getComputedStyle(element).visibility === 'visible').length;
      });
    const none = await inSight();
    const all = await inSight();
    expect(none).toBe(0);
    expect(all).toBeGreaterThan(500);
    expect([await inSight(), await inSight()]).toEqual([none, all]);
  });
});
