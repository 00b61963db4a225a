/** The next page fades in after client-side navigation, and is right without that too. */
import type { Page } from '@playwright/test';
import { openReady } from '../../support/page/hydration';
import { resumeMotion, stopMotion } from '../../support/page/menus';
import { footerLink } from '../../support/page/visitor-navigation';
import { expect, test } from '../../support/test';

test.afterEach(resumeMotion);

/** The animations of the page's parts: which part, what changes, and for how many milliseconds. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ id, effect }) => {
      if (id !== 'page' || !(effect instanceof KeyframeEffect)) return [];
      const { delay = 0, duration } = effect.getTiming();
      const opacity = effect.getKeyframes().map((frame) => Number(frame.opacity));
      return [{ part: effect.target?.localName, opacity, lasts: Number(delay) + Number(duration) }];
    }),
  );

/** Follows a link far down a page, and expects the next one at its top, announced, with the focus, and without an error. */
async function goToContact(page: Page): Promise<void> {
  await footerLink(page, 'Contact').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('#gatsby-announcer')).toHaveText('Navigated to Contact us');
  // React moves the focus after it has shown the page.
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('the main part fades in within 200 ms, and can be read from the first frame on; a jump within a page has no motion', async ({
  page,
}) => {
  await openReady(page, '/fees');
  await stopMotion(page);
  await goToContact(page);
  const [motion, ...more] = await motions(page);
  expect(more).toEqual([]);
  expect(motion).toMatchObject({ part: 'main', opacity: [expect.any(Number), 1] });
  expect(motion?.opacity[0]).toBeGreaterThanOrEqual(0.4);
  expect(motion?.lasts).toBeGreaterThan(0);
  expect(motion?.lasts).toBeLessThanOrEqual(200);

  await resumeMotion();
  await expect.poll(() => motions(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
  await expect.poll(() => motions(page)).toEqual([]);
  await stopMotion(page);
  await page.evaluate(async () => {
    location.hash = 'content';
    // React shows what has changed in one of the next tasks, and motion would begin in the frame after that.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(page).toHaveURL(/\/fees#content$/);
  expect(await motions(page)).toEqual([]);
});

test('under reduced motion nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openReady(page, '/fees');
  await stopMotion(page);
  await goToContact(page);
  expect(await motions(page)).toEqual([]);
});

test('if the browser fails to animate, the page is shown all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Element.prototype.animate = () => {
      throw new Error('No animations.');
    };
  });
  await openReady(page, '/fees');
  await goToContact(page);
  await expect(page.getByRole('main')).toHaveCSS('opacity', '1');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
});
