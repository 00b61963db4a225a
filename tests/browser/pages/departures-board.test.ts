import { overflow } from '../../support/page/fit';
import { expect, hydrate, test } from '../../support/test';

/** The spacing that a visitor must be able to set: WCAG 2.2, success criterion 1.4.12. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

test('on a phone, amounts stay in one piece with the widest text spacing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrate(page);
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);
  const board = page.locator('section[aria-labelledby="departures"]');
  const amounts = await board.getByText(/^\$[\d,]+$/).evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right } = range.getBoundingClientRect();
      const edge = element.closest('section')?.getBoundingClientRect().right ?? 0;
      return { lines: range.getClientRects().length, isInside: right <= edge };
    }),
  );
  expect(amounts.length).toBeGreaterThan(2);
  for (const amount of amounts) expect(amount).toEqual({ lines: 1, isInside: true });
  expect((await overflow(page)).pixels).toBe(0);
});
