/** Each history entry has its scroll position: Back, Forward and reload restore it. */
import type { Page } from '@playwright/test';
import { openReady, waitForHydration } from '../../support/page/hydration';
import { expect, test } from '../../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const article = '/documentation/fedach';
const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls with the mouse wheel until the page is at a position. */
async function scrollTo(page: Page, wanted: number): Promise<void> {
  await page.mouse.move(640, 400);
  await expect(async () => {
    await page.mouse.wheel(0, wanted - (await top(page)));
    await expect.poll(() => top(page), { timeout: 2000 }).toBe(wanted);
  }).toPass();
  // Scroll listeners have run.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Waits until the page at a path is shown. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.locator(`link[rel="canonical"][href$="${path}"]`)).toBeAttached();
}

const follow = async (page: Page, name: string, path: string): Promise<void> => {
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());
  await arriveAt(page, path);
};

test('Back to an article restores the position, not the fragment', async ({ page }) => {
  await openReady(page, article);
  await scrollTo(page, 2500);
  await expect(page).toHaveURL(/#./);
  await follow(page, 'Security', '/security');
  await expect.poll(() => top(page)).toBe(0);
  await scrollTo(page, 300);
  await page.goBack();
  await arriveAt(page, article);
  await expect.poll(() => top(page)).toBe(2500);
  await page.goForward();
  await arriveAt(page, '/security');
  await expect.poll(() => top(page)).toBe(300);
});

test('three pages and back restore every position', async ({ page }) => {
  await openReady(page, '/products/ach');
  await scrollTo(page, 1200);
  await follow(page, 'Pricing', '/fees');
  await scrollTo(page, 900);
  await follow(page, 'Contact', '/contact');
  await scrollTo(page, 100);
  for (const [go, path, place] of [
    ['goBack', '/fees', 900],
    ['goBack', '/products/ach', 1200],
    ['goForward', '/fees', 900],
    ['goForward', '/contact', 100],
    ['goBack', '/fees', 900],
  ] as const) {
    await page[go]();
    await arriveAt(page, path);
    await expect.poll(() => top(page)).toBe(place);
  }
});

test('links within a page have positions too', async ({ page }) => {
  await openReady(page, article);
  await scrollTo(page, 700);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.nth(2).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => top(page)).not.toBe(700);
  const hash = await links.nth(2).getAttribute('href');
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash ?? '')).toBeInViewport();
  await scrollTo(page, 1900);
  await page.goBack();
  await expect.poll(() => top(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => top(page)).toBe(1900);
});

test('Back while the page still scrolls to a fragment restores the position', async ({ page }) => {
  await openReady(page, article);
  await scrollTo(page, 700);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await links.last().evaluate(async (link: HTMLElement) => {
    const next = (event: string) => new Promise((done) => addEventListener(event, done, { once: true }));
    link.click();
    // Not by a number of frames, of which a busy browser draws few.
    while (scrollY < 800) await next('scroll');
    const back = next('popstate');
    history.back();
    await back;
    await next('scrollend');
  });
  await expect.poll(() => top(page)).toBe(700);
});

test('a reload keeps the position, before and after scripts run', async ({ page }) => {
  await openReady(page, article);
  await scrollTo(page, 2500);
  await page.reload();
  await expect.poll(() => top(page)).toBe(2500);
  await page.mouse.move(2, 2);
  await waitForHydration(page);
  await expect.poll(() => top(page)).toBe(2500);
  await follow(page, 'Security', '/security');
  await scrollTo(page, 400);
  await page.reload();
  await expect.poll(() => top(page)).toBe(400);
  await page.mouse.move(2, 2);
  await waitForHydration(page);
  await page.goBack();
  await arriveAt(page, article);
  await expect.poll(() => top(page)).toBe(2500);
});

test("a new visit starts at the top, or at the link's fragment", async ({ page }) => {
  await openReady(page, '/fees');
  await scrollTo(page, 900);
  await follow(page, 'Contact', '/contact');
  await follow(page, 'Pricing', '/fees');
  await expect.poll(() => top(page)).toBe(0);
  await page.evaluate(() => window.___navigate('/documentation/fedach#no-such-part'));
  await arriveAt(page, article);
  await expect.poll(() => top(page)).toBe(0);
});

test('without storage the positions last as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openReady(page, article);
  await scrollTo(page, 2500);
  await follow(page, 'Security', '/security');
  await page.goBack();
  await arriveAt(page, article);
  await expect.poll(() => top(page)).toBe(2500);
});

test('focus moves to the new page without scrolling it', async ({ page }) => {
  await openReady(page, '/contact');
  await follow(page, 'Pricing', '/fees');
  await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  expect(await top(page)).toBe(0);
});
