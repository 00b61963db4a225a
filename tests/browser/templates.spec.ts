/** One visit to the largest page of each template, for what needs a browser. What its HTML contains is checked in tests/built. */
import { axeFaults } from '../support/page/axe';
import { crampedInHeader, doubleText, tooWide } from '../support/page/fit';
import { compressedSize, largestPages, notFoundRoute } from '../support/site';
import { expect, openReady, type Page, test, watchConsole } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
// On a busy machine axe takes half a minute for thousands of elements.
test.describe.configure({ timeout: 90_000 });

/** Bytes after Brotli of the scripts of a page, and of those with the parts in view. */
const scriptBudget = { own: 80_000, all: 95_000 };
const ownScript = /^\/(webpack-runtime|framework|app|commons|component---)/;

/** Paths of what the page requested before its `load` event, and of its scripts. */
const resourcesOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const end = navigation?.loadEventStart ?? 0;
    return {
      before: resources.filter(({ startTime }) => startTime < end).map(path),
      scripts: resources.map(path).filter((name) => name.endsWith('.js')),
    };
  });

for (const route of largestPages()) {
  test(route, async ({ page }) => {
    const { problems } = watchConsole(page);
    await openReady(page, route);
    await page.waitForLoadState('networkidle');

    await test.step('loads four fonts, then its scripts, within their budget', async () => {
      const { before, scripts } = await resourcesOf(page);
      expect(before.filter((path) => /^\/fonts\/.+\.woff2$/.test(path))).toHaveLength(4);
      expect(before.filter((path) => !/^\/(fonts|images)\/|\.css$/.test(path))).toEqual([]);
      const all = [...new Set(scripts)];
      expect(all.filter((path) => ownScript.test(path)).length).toBeGreaterThan(2);
      const sizeOf = (paths: string[]) => paths.reduce((sum, path) => sum + compressedSize(path), 0);
      expect(sizeOf(all.filter((path) => ownScript.test(path)))).toBeLessThanOrEqual(scriptBudget.own);
      expect(sizeOf(all)).toBeLessThanOrEqual(scriptBudget.all);
    });

    await test.step('has no violation in axe on a desktop, nor pale text in the dark scheme on a phone', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await axeFaults(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
    });

    await test.step('fits every width, with the whole header, and with large text', async () => {
      for (const width of [1240, 1120, 960, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await tooWide(page), `at ${width} px`).toEqual([]);
        expect(await crampedInHeader(page), `header at ${width} px`).toEqual([]);
      }
      await doubleText(page);
      expect(await tooWide(page), 'at 320 px with text at 200%').toEqual([]);
      expect(await crampedInHeader(page), 'header at 320 px with text at 200%').toEqual([]);
    });
    expect(problems).toEqual([]);
  });
}

test('an unknown address gets the 404 page, whose links lead on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  expect(largestPages()).toContain(notFoundRoute);
  await page.getByRole('main').getByRole('link', { name: 'Choose a rail' }).click();
  await expect(page).toHaveURL('/products#chooser');
});
