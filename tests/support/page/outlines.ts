/** The outlines of focused links and controls. */
import type { Page } from '@playwright/test';
import { sections } from '../../../src/theme/deferred-layout';

/** Pixels from the edge of an element to that of its outline. */
const reach = 4;

/**
 * Names of links and controls whose outline the next section would cover: a section is painted above the one before it. Call it after
 * the page's layout.
 */
export const coveredOutlines = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ sections, reach }) => {
      const all = [...document.querySelectorAll(sections)];
      const isDrawn = (element: Element) => {
        const { backgroundColor, backgroundImage, borderTopWidth, borderLeftWidth } =
          getComputedStyle(element);
        const isEmpty = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
        return !isEmpty || borderTopWidth !== '0px' || borderLeftWidth !== '0px';
      };
      const isIn = (element: Element, { left, right, top, bottom }: DOMRect) => {
        const box = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      };
      return all.flatMap((section, index) => {
        const { left, right, top, bottom } = section.getBoundingClientRect();
        const controls = [...section.querySelectorAll('a, button, input, select, summary, [tabindex]')];
        const later = all.slice(index + 1);
        return controls
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .filter((control) => {
            const { x, y, width, height } = control.getBoundingClientRect();
            const outline = new DOMRect(x - reach, y - reach, width + 2 * reach, height + 2 * reach);
            const isInside =
              outline.left >= left &&
              outline.right <= right &&
              outline.top >= top &&
              outline.bottom <= bottom;
            if (isInside) return false;
            const above = later.filter((one) => isIn(one, outline));
            return above
              .flatMap((one) => [one, ...one.querySelectorAll('*')])
              .some((one) => isIn(one, outline) && isDrawn(one));
          })
          .map((control) => control.textContent ?? '');
      });
    },
    { sections, reach },
  );
