/** Opens and queries search. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';

/** The control in the bar. */
export const control = (page: Page): Locator =>
  page.getByRole('banner').getByRole('link', { name: 'Search the docs' });

/** The search dialog. */
export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Search the docs' });

/** The field of the dialog. */
export const field = (page: Page): Locator => dialog(page).getByRole('textbox', { name: 'Search the docs' });

/** The links below the field. */
export const results = (page: Page): Locator => dialog(page).getByRole('link');

/** What screen readers announce. */
export const status = (page: Page): Locator => dialog(page).getByRole('status');

/** Opens search by its shortcut. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

/** Requests for search from now on. */
export function watchSearch(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) requests.push(pathname);
  });
  return requests;
}

/**
 * Keeps a page from giving up on search after five seconds and going to the search page: on a busy machine the dialog takes longer.
 * Call it before the page is opened.
 */
export async function waitForSearch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (act: TimerHandler, delay?: number, ...rest: unknown[]) =>
      setTimeout(act, delay === 5000 ? 600_000 : delay, ...rest);
    Object.assign(window, { setTimeout: patient });
  });
}
