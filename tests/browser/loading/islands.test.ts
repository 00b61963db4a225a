/** Every page lists the islands that it renders, so that none is loaded after the page is shown. */

import { routesByTemplate } from '../../support/content/templates';
import { openReady } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

declare global {
  interface Window {
    lateIslands: string[];
  }
}

test('navigation to each template loads all of its islands with it', async ({ page }) => {
  const routes = [...routesByTemplate().values()]
    .flatMap(([first]) => first ?? [])
    .filter((route) => !route.includes('404'));
  expect(routes.length).toBeGreaterThan(15);
  await openReady(page, '/404.html');
  await page.evaluate(() => {
    window.lateIslands = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          if (!(node instanceof Element)) continue;
          const late = [...node.querySelectorAll('[data-late]'), node].filter((one) =>
            one.matches('[data-late]'),
          );
          window.lateIslands.push(
            ...late.map((one) => `${location.pathname} ${one.getAttribute('data-island')}`),
          );
        }
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-late'],
    });
  });
  for (const route of routes) {
    await page.evaluate((to) => window.___navigate(to), route);
    await expect(page).toHaveURL(route);
    await expect(page.locator(`link[rel="canonical"][href$="${route}"]`)).toBeAttached();
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
  }
  expect(await page.evaluate(() => window.lateIslands)).toEqual([]);
});
