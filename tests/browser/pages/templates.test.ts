/**
 * One visit to sample pages of each template, for what needs a browser. What the HTML shows is checked on every page
 * (accessibility, head, links, fonts, first-load).
 */
import type { Page } from '@playwright/test';
import { loadPatience } from '../../../src/gatsby/patches/scripts-after-load';
import { samplePages } from '../../support/content/templates';
import { axeFaults } from '../../support/page/axe';
import { expectFitOnPhones, expectWholeBar } from '../../support/page/fit';
import { charactersByFont, lackingIn } from '../../support/page/fonts';
import { watchIntl } from '../../support/page/intl';
import { coveredOutlines } from '../../support/page/outlines';
import { stretchTimers } from '../../support/page/timers';
import { budgets } from '../../support/site/budgets';
import { compressedSize } from '../../support/site/site-dir';
import { expect, hydrate, notFoundRoute, test, watchConsole } from '../../support/test';

test.use({ reducedMotion: 'reduce' });
// Each worker takes the next page.
test.describe.configure({ mode: 'parallel' });

/** Paths of what the page requested before `load`, and of its scripts. */
const resourcesOf = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const path = ({ name }: PerformanceEntry) => new URL(name).pathname;
    const end = navigation?.loadEventStart ?? 0;
    return {
      before: resources.filter(({ startTime }) => startTime < end).map(path),
      scripts: resources.filter(({ initiatorType }) => initiatorType === 'script').map(path),
    };
  });

const filtered = { route: '/updates?filter=Product+Updates', onDesktop: true, onPhone: true };

for (const { route, onDesktop, onPhone } of [...samplePages(), filtered]) {
  test(`${route}: no console messages, one heading, no axe violations, scripts after load within 80 kB, fits every width`, async ({
    page,
  }) => {
    const { problems } = watchConsole(page);
    await stretchTimers(page, [loadPatience]);
    const intlUses = await watchIntl(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await hydrate(page);
    // Before axe, which uses it too.
    expect(await intlUses(), 'what loads the data of Intl').toEqual([]);
    await expect(page.locator('h1')).toHaveCount(1);
    if (onDesktop) expect(await axeFaults(page)).toEqual([]);

    await page.waitForLoadState('networkidle');
    const { before, scripts } = await resourcesOf(page);
    const [fontFiles, others] = [/^\/fonts\/.+\.woff2$/, /^(?!\/fonts\/|\/images\/)/];
    // Each font once, and nothing else but pictures in the text.
    expect(before).toEqual([...new Set(before)]);
    expect(before.filter((path) => fontFiles.test(path))).toHaveLength(4);
    expect(before.filter((path) => others.test(path))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.reduce((sum, path) => sum + compressedSize(path), 0)).toBeLessThanOrEqual(budgets.script);
    expect(await lackingIn(await charactersByFont(page))).toEqual([]);

    expect(await coveredOutlines(page)).toEqual([]);
    await expectWholeBar(page);
    await page.setViewportSize({ width: 390, height: 844 });
    if (onPhone) expect(await axeFaults(page, onDesktop)).toEqual([]);
    expect(await coveredOutlines(page)).toEqual([]);
    await expectFitOnPhones(page);
    expect(problems).toEqual([]);
  });
}

test('an unknown address responds with 404 and a page with links', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(samplePages().map(({ route }) => route)).toContain(notFoundRoute);
});
