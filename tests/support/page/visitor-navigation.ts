/** Client-side navigation with failures: links to click, and what's shown. */
import { expect, type Page, type Request } from '@playwright/test';
import { waitForHydration } from './hydration';

/** Number of words in the main part. */
export const wordCount = async (page: Page): Promise<number> =>
  ((await page.locator('main').textContent()) ?? '').split(/\s+/).length;

/** The link with a name in the footer. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** Clicks the footer's link to the pricing page. */
export const toFees = (page: Page): Promise<void> => footerLink(page, 'Pricing').click();

/** The notice that a page couldn't be opened. */
export const notice = (page: Page) => page.locator('[data-notice]');

/** Counts document loads. */
export function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Paths that the page requests because of an act. A request of the test marks the end, so this doesn't wait for time. */
export async function requestsAfter(page: Page, act: () => Promise<void>): Promise<string[]> {
  const mark = '/robots.txt';
  const paths: string[] = [];
  const note = (request: Request) => paths.push(new URL(request.url()).pathname);
  page.on('request', note);
  await act();
  await page.evaluate((path) => fetch(path), mark);
  page.off('request', note);
  expect(paths).toContain(mark);
  return paths.filter((path) => path !== mark);
}

/** Matches the addresses of all scripts of the site. */
const scripts = /\/[^/]+-[0-9a-f]{8}\.js$/;

/** Serves the data of all pages as that of another build. */
export async function changeBuild(page: Page): Promise<void> {
  await page.route('**/page-data/**/page-data.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), build: 'next' } });
  });
}

/** Simulates a deploy: files have other names. */
export async function deploy(page: Page): Promise<void> {
  await changeBuild(page);
  await page.route(scripts, (route) => route.fulfill({ status: 404, body: '' }));
}

/** Goes from /contact to /fees and on to /security, and reloads that: Back then needs the code and data of /fees. */
export async function leaveFeesBehind(page: Page): Promise<void> {
  await toFees(page);
  await expect(page).toHaveTitle(/^Pricing/);
  await footerLink(page, 'Security').click();
  await expect(page).toHaveTitle(/^Security/);
  await page.reload();
  await page.mouse.move(2, 2);
  await waitForHydration(page);
}
