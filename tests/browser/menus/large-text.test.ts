/** Text at 200% on phones: the menu can be opened. templates.test.ts shows that every template fits. */
import { doubleText, overflow } from '../../support/page/fit';
import { toggle } from '../../support/page/menus';
import { expect, lightPage, test } from '../../support/test';

for (const width of [320, 390]) {
  test(`the menu button can be pressed at ${width} px with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(lightPage);
    await doubleText(page);
    await expect(toggle(page)).toBeInViewport({ ratio: 1 });
    await toggle(page).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    expect((await overflow(page)).pixels).toBeLessThanOrEqual(0);
  });
}
