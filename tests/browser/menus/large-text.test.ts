/** Text at 200% on phones: nothing overflows sideways, and the header's controls stay usable. */
import type { Page } from '@playwright/test';
import { routesByTemplate } from '../../support/content/templates';
import { toggle } from '../../support/page/menus';
import { expect, test } from '../../support/test';

/** Equals a browser's text zoom for sizes in rem. */
const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** How many pixels the page is wider than the window, and which elements overflow. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('#gatsby-focus-wrapper *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !scrolls(element.parentElement),
    );
    const names = wide
      .slice(0, 5)
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`);
    return { pixels: scrollWidth - clientWidth, wide: scrollWidth > clientWidth ? names : [] };
  });

/** Names of header parts that are clipped or overlap. */
const crampedHeader = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-header]')?.getBoundingClientRect();
    const controls = [...document.querySelectorAll('[data-header] a, [data-header] summary')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((element) => ({
      name: element.textContent || element.getAttribute('aria-label'),
      box: element.getBoundingClientRect(),
    }));
    return boxes
      .filter(({ box }, index) => {
        const next = boxes[index + 1]?.box;
        const outside =
          !bar || box.left < 0 || box.right > innerWidth || box.top < bar.top || box.bottom > bar.bottom;
        return outside || (next && box.right > next.left);
      })
      .map(({ name }) => name);
  });

for (const width of [320, 390]) {
  test(`no template scrolls sideways at ${width} px, with normal and large text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.js', (route) => route.abort());
    const faults: unknown[] = [];
    for (const route of [...routesByTemplate().values()].map(([largest]) => largest ?? '/')) {
      await page.goto(route);
      const normal = await overflow(page);
      await doubleText(page);
      const double = await overflow(page);
      const cramped = await crampedHeader(page);
      if (normal.pixels > 0 || double.pixels > 0 || cramped.length > 0)
        faults.push({ route, normal, double, cramped });
    }
    expect(faults).toEqual([]);
  });

  test(`the menu button can be pressed at ${width} px with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await doubleText(page);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await toggle(page).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect((await overflow(page)).pixels).toBeLessThanOrEqual(0);
  });
}
