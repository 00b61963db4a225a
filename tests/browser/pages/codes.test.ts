/** The pages of the codes. Their contents are checked in tests/files. */
import { expect, test } from '../../support/test';

test('from the index to a code and on to the next', async ({ page }) => {
  await page.goto('/documentation/codes');
  await page.getByRole('link', { name: 'R02', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'R02: Account closed' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Simulate it in the sandbox' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Previous and next' })
    .getByRole('link', { name: /R03/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^R03: / })).toBeVisible();
});

test('names in the index break after underscores only, on the narrowest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/documentation/codes');
  const broken = await page.locator('main li a').evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        const isName = /^[a-z0-9_]+$/i.test(link.textContent ?? '');
        if (isName && range.getClientRects().length > 1) return [link.textContent];
      }
      return [];
    }),
  );
  expect(broken).toEqual([]);
});
