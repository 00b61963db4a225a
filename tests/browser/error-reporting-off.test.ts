/** The site built without a DSN: it reports nothing, loads nothing for it, and still has its error screen. */
import { changePageData, withoutMenus } from '../support/breakages';
import { hydrated } from '../support/hydrated';
import { readSiteFile, siteFiles } from '../support/site-dir';
import { expect, test } from '../support/test';

test.skip(Boolean(process.env.GATSBY_SENTRY_DSN), 'The site is built with a DSN.');

test('no script holds the library, and there is no source map', () => {
  const scripts = siteFiles().filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((file) => /sentry/i.test(readSiteFile(file).toString('utf8')))).toEqual([]);
  if (process.env.GATSBY_SOURCE_MAPS === '1') return;
  expect(siteFiles().filter((file) => file.endsWith('.map'))).toEqual([]);
});

test('a page that fails shows the error screen; nothing listens for errors, nobody is told', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.addInitScript(() => {
    const { addEventListener } = window;
    window.addEventListener = (type: string, ...rest: unknown[]) => {
      document.documentElement.setAttribute(`data-listens-to-${type}`, '');
      Reflect.apply(addEventListener, window, [type, ...rest]);
    };
  });
  await changePageData(page, '/fees', withoutMenus);
  await page.goto('/fees');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-listens-to-popstate');
  await expect(root).not.toHaveAttribute('data-listens-to-error');
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
  expect(await page.evaluate(() => '__SENTRY__' in window)).toBe(false);
});
