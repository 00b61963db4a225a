/** Ways to break the built site from outside: it holds no code for tests. */
import type { Page } from '@playwright/test';

/** A page's data as Gatsby's page-data.json has it, as far as it is changed here. */
export type PageData = { result: { data: Record<string, unknown> }; staticQueryHashes: string[] };

/** Lets the browser have other data for a page (by its path), at its first load and on the way from another page. */
export async function changePageData(
  page: Page,
  path: string,
  change: (data: PageData) => void,
): Promise<void> {
  await page.route(`**/page-data${path}/page-data.json*`, async (route) => {
    const response = await route.fetch();
    const json: PageData = await response.json();
    change(json);
    await route.fulfill({ response, json });
  });
}

/** Takes the top menu's data away, which every page reads as it comes up. */
export const withoutMenus = ({ result }: PageData): void => {
  result.data.navigation = null;
};

/** Adds lines to the script that all pages share, so that an error of theirs is an error of the site. */
export async function addToScript(page: Page, lines: string): Promise<void> {
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${lines}` });
  });
}
