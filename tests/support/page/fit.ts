/** Whether a page fits its window: the bar's entries on one line, and nothing wider than the window, with large text too. */
import { expect, type Page } from '@playwright/test';
import { breakpoint } from '../../../src/theme/tokens';
import { navigation } from './navigation';

const { menus, links, sign_in: signIn, sign_up: signUp } = navigation;

/** Addresses or names of the bar's entries, without the logo and the panels. */
const wanted = [
  ...menus.map(({ name }) => name),
  ...links.map(({ href }) => href),
  '/search',
  signIn.href,
  signUp.href,
];

/** The entries that are visible in full and don't overlap the one before. */
const entries = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-header]')?.getBoundingClientRect();
    const controls = [...document.querySelectorAll('[data-header] a, [data-header] button')].filter(
      (element) => !element.closest('[data-panel]') && element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((element) => element.getBoundingClientRect());
    return controls
      .slice(1)
      .filter((element, index) => {
        const [before, box] = [boxes[index], boxes[index + 1]];
        if (!bar || !before || !box) return false;
        const clipped = element.scrollWidth > element.clientWidth;
        const inside = box.right <= innerWidth && box.top >= bar.top && box.bottom <= bar.bottom;
        return inside && !clipped && box.left >= before.right;
      })
      .map((element) => element.getAttribute('href') ?? element.textContent);
  });

/** The narrowest width of each layout with a bar, where its entries are closest together. */
const tightest = [breakpoint.xl, breakpoint.lg, breakpoint.md];

/** Expects every entry of the bar in one line at these widths, and no other, and nothing wider than the window. */
export async function expectWholeBar(page: Page, widths: readonly number[] = tightest): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await entries(page), `at ${width} px`).toEqual(wanted);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await searchPadding(page), `pixels beside the search at ${width} px`).toBeGreaterThanOrEqual(8);
  }
}

/** The least space between the edge of the search control of the bar and what it shows. */
const searchPadding = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const control = document.querySelector('[data-header] [data-search]');
    const edges = control?.getBoundingClientRect();
    const shown = [...(control?.children ?? [])].map((part) => part.getBoundingClientRect());
    const spaces = shown
      .filter(({ width }) => width > 0)
      .flatMap(({ left, right }) => [left - (edges?.left ?? 0), (edges?.right ?? 0) - right]);
    return Math.min(...spaces);
  });

/** Equals a browser's text zoom for sizes in rem. */
export const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** How many pixels the page is wider than the window, and which elements overflow. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    if (scrollWidth <= clientWidth) return { pixels: 0, wide: [] };
    const wide = [...document.querySelectorAll('#gatsby-focus-wrapper *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !scrolls(element.parentElement),
    );
    const names = wide
      .slice(0, 5)
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`);
    return { pixels: scrollWidth - clientWidth, wide: names };
  });

const fits = { pixels: 0, wide: [] };

/** Names of header parts that are clipped or overlap. */
const crampedHeader = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('[data-header]')?.getBoundingClientRect();
    const controls = [...document.querySelectorAll('[data-header] a, [data-header] summary')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }),
    );
    const boxes = controls.map((element) => ({
      name: element.textContent || element.getAttribute('aria-label'),
      box: element.getBoundingClientRect(),
    }));
    return boxes
      .filter(({ box }, index) => {
        const next = boxes[index + 1]?.box;
        const outside =
          !bar || box.left < 0 || box.right > innerWidth || box.top < bar.top || box.bottom > bar.bottom;
        return outside || (next && box.right > next.left);
      })
      .map(({ name }) => name);
  });

/** Expects that nothing is wider than the window on phones, with normal text and at 200%, which also keeps the header whole. */
export async function expectFitOnPhones(page: Page): Promise<void> {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page), `at ${width} px`).toEqual(fits);
    await doubleText(page);
    expect(await overflow(page), `at ${width} px with text at 200%`).toEqual(fits);
    expect(await crampedHeader(page), `header at ${width} px with text at 200%`).toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  }
}
