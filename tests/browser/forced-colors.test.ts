/** The visitor's own palette. */
import { trigger } from '../support/menus';
import { openReady } from '../support/taken-over';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1280, height: 800 } });

test('an open menu has one frame', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openReady(page, '/');
  await trigger(page, 'products').click();
  const frames = page.locator('[data-shell], [data-menu="products"] > [data-panel]');
  const drawn = await frames.evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      }).length,
  );
  expect(drawn).toBe(1);
  await page.emulateMedia({ forcedColors: null });
});
