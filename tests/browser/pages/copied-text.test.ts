/** What a visitor gets who selects a part of a page and copies it. */
import { expect, test } from '../../support/test';

test('a table is copied without the letters of its rails', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/products');
  const table = page.getByRole('table', { name: 'Compare all services' });
  const copied = await table.evaluate((element) => {
    getSelection()?.selectAllChildren(element);
    return String(getSelection());
  });
  expect(copied).toContain('Same Day ACH\n');
  expect(copied.split('\n').filter((line) => /^[A-Z]$/.test(line.trim()))).toEqual([]);
});
