/** Ways to break the built site from outside, so that it needs no code for tests. */
import type { Page } from '@playwright/test';

/** The fields of Gatsby's page-data.json that tests change. */
export type PageData = { result: { data: Record<string, unknown> }; staticQueryHashes: string[] };

/** Changes a page's data (by its path), for its first load and for client-side navigation. */
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

/** Removes the data of the menus, which every page reads. */
export const withoutMenus = ({ result }: PageData): void => {
  result.data.navigation = null;
};

/** Adds lines to the script that all pages share, so that their errors count as the site's. */
export async function addToScript(page: Page, lines: string): Promise<void> {
  await page.route(/\/app-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n${lines}` });
  });
}
