/** Whether a page fits its window, with large text too. */
import type { Page } from '@playwright/test';

/** Sets the text to twice its size, as the settings of browsers do. */
export const doubleText = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** The space between lines, letters, words and paragraphs with which a page must still work (WCAG 1.4.12). */
export const spaceText = (page: Page) =>
  page.addStyleTag({
    content:
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  });

/** Elements that are wider than the window; none if nothing is. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        !scrolls(element.parentElement),
    );
    return [
      'the page',
      ...wide.slice(0, 5).map((element) => `${element.tagName} "${element.textContent?.slice(0, 30)}"`),
    ];
  });

/** Links and controls of the header that are cut off, or overlap the one before. */
export const crampedInHeader = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('header')?.getBoundingClientRect();
    const shown = [...document.querySelectorAll('header :is(a, button, summary)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => ({
        name: element.textContent || element.getAttribute('aria-label') || '',
        isClipped: element.scrollWidth > element.clientWidth + 1,
        box: element.getBoundingClientRect(),
      }));
    return shown
      .filter(({ box, isClipped }, index) => {
        const before = shown[index - 1]?.box;
        const outside =
          !bar ||
          box.left < 0 ||
          box.right > innerWidth ||
          box.top < bar.top - 1 ||
          box.bottom > bar.bottom + 1;
        return outside || isClipped || (before && box.left < before.right && box.top < before.bottom);
      })
      .map(({ name }) => name);
  });
