/** Pages are fetched when a visitor is about to follow a link to them, and only once. */
import type { Locator, Page } from '@playwright/test';
import { restTime } from '../../../src/navigation/intent';
import { prefetchInterval } from '../../../src/navigation/prefetch-queue';
import { saveData } from '../../support/page/data-saver';
import { openReady } from '../../support/page/hydration';
import { holdPrefetches, setTimers } from '../../support/page/timers';
import { expect, test } from '../../support/test';

test.beforeEach(({ page }) => holdPrefetches(page));

/** Paths of the page's scripts, data and HTML, in request order, except the build id, which is always requested. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.js$|page-data\.json$|^[^.]+$/.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** A link in the footer, whose HTML React hasn't rendered. */
const pricing = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true });

const isReady = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(window.___loader.loadPageSync('/fees')));

test('the data of visible links is fetched ahead, and nothing for those in closed menus', async ({
  page,
}) => {
  await setTimers(page, [prefetchInterval], 0);
  const requests = watchRequests(page);
  await openReady(page, '/contact');
  const dataOf = (path: string) => `/page-data${path}/page-data.json`;
  await expect.poll(() => requests).toContain(dataOf('/fees'));
  // The menus come first in the document, and so would their pages.
  const inMenu = await page
    .locator('[data-menu="products"] > [data-panel] a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  expect(inMenu).toContain('/products/ach');
  expect(inMenu.map(dataOf).filter((path) => requests.includes(path))).toEqual([]);
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true });

  test('a finger on a link fetches its page', async ({ page }) => {
    await openReady(page, '/contact');
    await pricing(page).scrollIntoViewIfNeeded();
    await pricing(page).dispatchEvent('touchstart');
    await expect.poll(() => isReady(page)).toBe(true);
  });
});

for (const [what, act] of [
  ['the pointer', (link: Locator) => link.hover()],
  ['the focus', (link: Locator) => link.focus()],
] as const) {
  test(`${what} on a link fetches its whole page, each part once; the click fetches no script and nothing twice`, async ({
    page,
  }) => {
    await openReady(page, '/contact');
    await pricing(page).scrollIntoViewIfNeeded();
    const requests = watchRequests(page);
    await act(pricing(page));
    await expect.poll(() => isReady(page)).toBe(true);
    const before = [...requests];
    expect(before).toEqual(expect.arrayContaining(['/fees', '/page-data/fees/page-data.json']));
    expect(before.some((path) => path.startsWith('/component---src-templates-fees'))).toBe(true);
    await pricing(page).click();
    await expect(page).toHaveTitle(/^Pricing/);
    expect(before).toEqual([...new Set(before)]);
    const after = requests.slice(before.length);
    expect(after.filter((path) => path.endsWith('.js') || before.includes(path))).toEqual([]);
  });
}

test('with data saving a page is fetched on click, not before', async ({ page }) => {
  await page.addInitScript(saveData);
  await openReady(page, '/contact');
  await pricing(page).scrollIntoViewIfNeeded();
  const requests = watchRequests(page);
  await pricing(page).hover();
  await pricing(page).focus();
  // This timer is set after those of the pointer and the focus, so it ends after them, and the request follows theirs.
  await page.evaluate(async (delay) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await fetch('/robots.txt');
  }, restTime);
  expect(requests).toEqual([]);
  await pricing(page).click();
  await expect(page).toHaveTitle(/^Pricing/);
});

test("a page's template, interactive islands, data and HTML are fetched in parallel", async ({ page }) => {
  const isTemplate = (path: string) => path.startsWith('/component---src-templates-product-tsx');
  const open = async () => {
    await page.evaluate(() => window.___navigate('/products/fednow'));
    await expect(page).toHaveTitle(/^FedNow/);
  };
  await openReady(page, '/contact');
  const scripts = watchRequests(page);
  await open();
  const parts = scripts.filter((path) => /\.js$|fednow/.test(path) && !isTemplate(path));
  expect(parts).toEqual(
    expect.arrayContaining([
      '/products/fednow',
      '/page-data/products/fednow/page-data.json',
      expect.stringMatching(/^\/island-arrival-/),
    ]),
  );

  // Again, with the template held back until all the others have been requested.
  await openReady(page, '/contact');
  const missing = new Set(parts);
  let release: () => void = () => {};
  const asked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/-[0-9a-f]{8}\.js$|fednow/, async (route) => {
    const { pathname } = new URL(route.request().url());
    missing.delete(pathname);
    if (missing.size === 0) release();
    if (isTemplate(pathname)) await asked;
    await route.continue();
  });
  await open();
});
