/** A deploy at each step of a visit: the tab shows pages of the build before or of the new one, and reloads at most once. */
import type { Page } from '@playwright/test';
import { openReady, waitForHydration } from '../support/page/hydration';
import { holdPrefetches } from '../support/page/timers';
import { type Deploy, expect, type Tab, test } from './test';

/**
 * Goes back to another document. goBack() may fail while Chromium changes the page's process, and so may a script that's still running
 * when the page is left.
 */
const backToDocument = (page: Page) => page.evaluate(() => void setTimeout(() => history.back()));

const pricing = (page: Page) => page.locator('header nav[aria-label="Main"] a[href="/fees"]');

/** Holds requests until they're released. */
async function hold(page: Page, pattern: RegExp) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(pattern, async (route) => {
    await opened;
    await route.continue();
  });
  return { request: page.waitForRequest(pattern), release: open };
}

const scripts = /\/(app|framework|webpack-runtime)-[^/]*\.js$/;
const feesData = /\/page-data\/fees\/page-data\.json$/;
const feesCode = /\/component---src-templates-fees-[^/]*\.js$/;

async function isStillInteractive(
  { page, sees }: Tab,
  { build }: Deploy,
  loads: number,
  staysStatic = false,
): Promise<void> {
  await page.mouse.move(5, 5);
  if (!staysStatic) await waitForHydration(page);
  await page.getByRole('contentinfo').locator('a[href="/products/ach"]').click();
  await sees('/products/ach', [build], loads);
}

const deploys: readonly (Deploy & { readonly name: string })[] = [
  { name: 'other content', build: 'content', kept: true },
  { name: 'other content, files of the build before gone', build: 'content', kept: false },
  { name: 'other code', build: 'code', kept: true },
  { name: 'other code, files of the build before gone', build: 'code', kept: false },
];

for (const { name, ...deploy } of deploys)
  test.describe(name, () => {
    const { build, kept } = deploy;
    /** A document is loaded again where the code before can't show the new data. */
    const again = build === 'code' ? 1 : 0;
    /** Scripts of the page are gone. */
    const gone = build === 'code' && !kept;
    test.use({ deploys: deploy });

    test('before scripts load', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      const { release, request } = await hold(page, scripts);
      await page.goto('/fees');
      await page.mouse.move(1, 1);
      await request;
      await put();
      release();
      if (gone) await sees('/fees', ['first'], 1);
      else {
        await sees('/fees', [build], 2);
        await waitForHydration(page);
      }
      await isStillInteractive(tab, deploy, 2, gone);
    });

    test('after hydration, before a click', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/');
      await put();
      await pricing(page).click();
      await sees('/fees', [build], 1 + again);
      await isStillInteractive(tab, deploy, 1 + again);
    });

    test('between hover and click', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/');
      await page.waitForLoadState('networkidle');
      await pricing(page).hover();
      await page.waitForLoadState('networkidle');
      await put();
      await pricing(page).click();
      await sees('/fees', ['first', build], 1 + again);
      await isStillInteractive(tab, deploy, 1 + again);
    });

    for (const [what, pattern, builds] of [
      ['data', feesData, [build]],
      ['code', feesCode, ['first', build]],
    ] as const)
      test(`between click and the ${what} of the page`, async ({ tab }) => {
        const { page, deploy: put, sees } = tab;
        // Prefetched data wouldn't be requested again.
        await holdPrefetches(page);
        await openReady(page, '/');
        const { release, request } = await hold(page, pattern);
        await pricing(page).click();
        await request;
        if (what === 'code') await page.waitForLoadState('load');
        await put();
        release();
        await sees('/fees', builds, 1 + again);
        await isStillInteractive(tab, deploy, 1 + again);
      });

    test('after a navigation, before Back', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/products/ach');
      await pricing(page).click();
      await sees('/fees', ['first'], 1);
      await put();
      await page.evaluate(() => history.back());
      await sees('/products/ach', ['first', build], 1 + again);
      await page.evaluate(() => history.forward());
      await sees('/fees', ['first', build], 1 + again);
    });

    test('before Back to a page that the tab has to load', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/products/ach');
      await pricing(page).click();
      await sees('/fees', ['first'], 1);
      await page.reload();
      await page.mouse.move(2, 2);
      await waitForHydration(page);
      await put();
      await backToDocument(page);
      await sees('/products/ach', [build], 2 + again);
    });

    test('before Back to another document', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      // Keeps the page out of the back-forward cache: its HTML is from the HTTP cache, its data from the server.
      await page.addInitScript(() => addEventListener('unload', () => {}));
      await openReady(page, '/fees');
      await page.goto('/contact');
      await put();
      await backToDocument(page);
      await page.waitForURL('/fees');
      await page.mouse.move(3, 3);
      await sees('/fees', [build, ...(gone ? (['first'] as const) : [])], 4);
    });

    test('before Back from the back-forward cache', async ({ tab }) => {
      const { page, deploy: put } = tab;
      await openReady(page, '/fees');
      // Playwright can't reach a restored page, so the page itself continues the visit, and leaves with what it has seen.
      await page.evaluate(() => {
        const seen: unknown[] = [];
        const see = () => seen.push({ ...window.shownNow(), parts: '' });
        const isThere = (path: string) => window.shownNow()?.path === path;
        const leave = () => {
          sessionStorage.setItem('visit', JSON.stringify(seen));
          location.assign('/security');
        };
        const wait = () => {
          if (!isThere('/products/ach')) return requestAnimationFrame(wait);
          see();
          return leave();
        };
        addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          see();
          document.querySelector<HTMLAnchorElement>('footer a[href="/products/ach"]')?.click();
          // A full load ends this script: the next document can't continue it.
          sessionStorage.setItem('visit', JSON.stringify(seen));
          wait();
        });
      });
      await page.goto('/contact');
      await put();
      await page.evaluate(() => history.back()).catch(() => undefined);
      await page.waitForURL(build === 'code' ? '**/products/ach' : '**/security');
      const visit = await page.evaluate(() => JSON.parse(sessionStorage.getItem('visit') ?? '[]'));
      expect(visit[0]).toMatchObject({ path: '/fees', build: 'first', inSight: true });
      if (build === 'content') expect(visit[1]).toMatchObject({ path: '/products/ach', build });
      else await tab.sees('/products/ach', [build], 4);
    });

    test('while a menu is open', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/');
      const panel = page.locator('[data-menu="products"] > [data-panel]');
      await page.locator('[data-menu="products"] > button').click();
      await expect(panel).toBeVisible();
      await put();
      await expect(panel).toBeVisible();
      await panel.locator('a[href="/products/ach"]').click();
      await sees('/products/ach', [build], 1 + again);
    });

    test('while search is open', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      const dialog = page.getByRole('dialog', { name: 'Search the docs' });
      const first = dialog.getByRole('link').first();
      await openReady(page, '/');
      await page.keyboard.press('/');
      await page.keyboard.type('R03');
      await expect(first).toHaveAttribute('href', '/documentation/codes/ach-returns/r03');
      await put();
      await dialog.getByRole('textbox').fill('webhooks');
      await expect(first).toHaveAttribute('href', '/documentation/webhooks');
      await dialog.getByRole('textbox').fill('pricing');
      await expect(dialog.locator('a[href="/fees"]').first()).toBeVisible();
      await dialog.locator('a[href="/fees"]').first().click();
      await sees('/fees', [build], 1 + again);
    });

    test('before search is opened', async ({ tab }) => {
      const { page, deploy: put } = tab;
      await openReady(page, '/');
      await put();
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search the docs' });
      await dialog.getByRole('textbox').fill('quokka');
      await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /^\/documentation\/webhooks/);
    });

    test('on the 404 page', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      await openReady(page, '/nowhere');
      await put();
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await sees('/', [build], 1 + again);
    });

    test('on the 404 page, before scripts load', async ({ tab }) => {
      const { page, deploy: put, sees } = tab;
      const { release, request } = await hold(page, scripts);
      await page.goto('/nowhere');
      await page.mouse.move(1, 1);
      await request;
      await put();
      release();
      await sees('/nowhere', [gone ? 'first' : build], 2);
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await sees('/', [build], 2);
    });
  });
