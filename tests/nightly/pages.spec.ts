/** Every page in axe, at the width of a desktop and of a phone. `npm test` does the same for one page of each template. */
import { axeFaults } from '../support/page/axe';
import { tooWide } from '../support/page/fit';
import { notFoundRoute, routes } from '../support/site';
import { expect, openReady, test } from '../support/test';

test.use({ reducedMotion: 'reduce' });
// On a busy machine axe takes half a minute for thousands of elements.
test.describe.configure({ timeout: 90_000 });

for (const route of [...routes(), notFoundRoute])
  test(`${route} has no violation, and fits a phone`, async ({ page }) => {
    await openReady(page, route);
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, ['color-contrast'])).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await tooWide(page)).toEqual([]);
  });
