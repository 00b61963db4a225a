/** A page reached by a link looks as it does when it's loaded, whichever pages came before. */
import type { Page } from '@playwright/test';
import { routesByTemplate } from '../../support/content/templates';
import { expect, hydrate, notFoundRoute, test } from '../../support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });

const eventually = expect.configure({ soft: true });

/** A typical page of each template. */
const sample = [...routesByTemplate().values()]
  .map((all) => all[Math.floor(all.length / 2)] ?? '')
  .filter((route) => route !== notFoundRoute);

/** Each visible element of the page: its tag and text, where it is, and its colors. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, footer *')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      if (width === 0 || element.closest('[aria-live], [data-island="arrival"]')) return [];
      const { color, backgroundColor, fontWeight, fontSize } = getComputedStyle(element);
      const place = [left, top + scrollY, width, height].map(Math.round).join(' ');
      const words = element.children.length === 0 ? element.textContent : '';
      return [[element.localName, words, place, color, backgroundColor, fontWeight, fontSize].join(' | ')];
    }),
  );

test('each template, after the others', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  const loaded = new Map<string, string[]>();
  for (const route of sample) {
    await page.goto(route);
    await hydrate(page);
    // What depends on scripts changes in a transition after hydration, with this attribute.
    await expect(page.locator('[data-search]:not([aria-haspopup])')).toHaveCount(0);
    // The clock of the printed board has no time of day.
    if (route === '/')
      await expect(page.getByRole('region', { name: 'Departures' })).toContainText(/\d:\d\d:\d\d/);
    // Code among text gets its copy button in one of the next frames, and a box around both.
    await expect(page.locator('article pre:not(.copy-box > pre)')).toHaveCount(0);
    loaded.set(route, await looksOf(page));
  }
  // The first ones once more, after all of the others.
  for (const route of [...sample, ...sample.slice(0, 4)]) {
    await page.evaluate((to) => window.___navigate(to), route);
    await expect.poll(() => new URL(page.url()).pathname).toBe(route);
    // What's below the fold follows after the first paint.
    await eventually.poll(() => looksOf(page), route).toEqual(loaded.get(route));
  }
});
