/** The bar at the top of every page from 960 px on: the same entries everywhere, on one line. */
import type { Page } from '@playwright/test';
import { breakpoint } from '../../../src/theme/tokens';
import { routesByTemplate } from '../../support/content/templates';
import { navigation } from '../../support/page/navigation';
import { expect, test } from '../../support/test';

const { menus, links, sign_in: signIn, sign_up: signUp } = navigation;

/** Addresses or names of the bar's entries, without the logo and the panels. */
const wanted = [
  ...menus.map(({ name }) => name),
  ...links.map(({ href }) => href),
  '/search',
  signIn.href,
  signUp.href,
];

/** The entries that are visible in full and don't overlap the one before. */
const entries = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-header]')?.getBoundingClientRect();
    const controls = [...document.querySelectorAll('[data-header] a, [data-header] button')].filter(
      (element) => !element.closest('[data-panel]') && element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((element) => element.getBoundingClientRect());
    return controls
      .slice(1)
      .filter((element, index) => {
        const [before, box] = [boxes[index], boxes[index + 1]];
        if (!bar || !before || !box) return false;
        const clipped = element.scrollWidth > element.clientWidth;
        const inside = box.right <= innerWidth && box.top >= bar.top && box.bottom <= bar.bottom;
        return inside && !clipped && box.left >= before.right;
      })
      .map((element) => element.getAttribute('href') ?? element.textContent);
  });

/** The narrowest width of each layout, where the entries are closest together. */
const tightest = [breakpoint.md, breakpoint.lg, breakpoint.xl];

test('each template has every entry on one line, at every width from 960 px on', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  for (const [route = '/'] of routesByTemplate().values()) {
    await page.goto(route);
    const widths = route === '/' ? [...tightest, 1024, 1119, 1239, 1440] : tightest;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await entries(page), `${route} at ${width} px`).toEqual(wanted);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});
