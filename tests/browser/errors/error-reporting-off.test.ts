/** Without a DSN nothing is reported or loaded for reporting, and the error screen still works. */

import type { Page } from '@playwright/test';
import { readSettings, settingsFile } from '../../../src/error-reporting/settings-file';
import { hydrate } from '../../support/page/hydration';
import { changePageData, withoutMenus } from '../../support/site/breakages';
import { serveSettings } from '../../support/site/reporting-site';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

test('the build writes all settings to one file, and no source maps', () => {
  const settings = JSON.parse(readSiteFile(settingsFile).toString('utf8'));
  expect(Object.keys(settings)).toEqual(['dsn', 'tunnel', 'release', 'environment', 'tracesSampleRate']);
  if (!process.env.GATSBY_SENTRY_DSN) expect(readSettings(settings)).toBeUndefined();
  if (process.env.GATSBY_SOURCE_MAPS === '1') return;
  expect(siteFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
});

/** Counts the listeners on the window as attributes of the root element: data-listens-error="1". */
const countListeners = (page: Page) =>
  page.addInitScript(() => {
    const counts: Record<string, number> = {};
    const note = (type: string, change: number) => {
      counts[type] = (counts[type] ?? 0) + change;
      document.documentElement?.setAttribute(`data-listens-${type}`, `${counts[type]}`);
    };
    const { addEventListener, removeEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      note(type, 1);
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
    window.removeEventListener = (type: string, ...rest: unknown[]) => {
      note(type, -1);
      Reflect.apply(removeEventListener, window, [type, ...rest]);
    };
  });

for (const [what, settings] of [
  ['no DSN', { dsn: null, tunnel: null, release: 'production', environment: 'production' }],
  ['a broken file', '{ "dsn": "https://key@errors.ex'],
  ['no file', null],
] as const) {
  test(`with ${what} a failing page shows the error screen, and nothing is reported`, async ({
    page,
    baseURL,
  }) => {
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    await countListeners(page);
    await serveSettings(page, settings);
    await changePageData(page, '/fees', withoutMenus);
    await page.goto('/fees');
    await hydrate(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('No report was sent. If it happens again, please email us.');
    await expect(main).not.toContainText('notified');
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-listens-error', '0');
    // Gatsby's own.
    await expect(root).toHaveAttribute('data-listens-unhandledrejection', '1');
    const paths = requests.map(({ pathname }) => pathname);
    expect(paths.filter((path) => path === settingsFile)).toHaveLength(1);
    expect(paths.filter((path) => /^\/error-reporting-/.test(path))).toEqual([]);
    expect([...new Set(requests.map(({ origin }) => origin))]).toEqual([new URL(baseURL ?? '').origin]);
    expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
  });
}
