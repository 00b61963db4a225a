/** The footer in a browser: where its parts are. What it says is checked in tests/files. */
import { brand, readContent } from '../../support/content/content';
import { expect, test, waitForLayout } from '../../support/test';

const { name } = brand();
const { columns } = readContent<{ columns: unknown[] }>('footer.yaml');

for (const route of ['/', '/documentation']) {
  test(`${route}: the logo is above all columns, at the same left edge, at every width`, async ({ page }) => {
    await page.goto(route);
    await waitForLayout(page);
    const footer = page.getByRole('contentinfo');
    for (const width of [390, 768, 960, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const logo = await footer.getByRole('link', { name, exact: true }).boundingBox();
      const titles = await Promise.all(
        (await footer.locator('h2').all()).map((title) => title.boundingBox()),
      );
      expect(titles, `${width} px`).toHaveLength(columns.length);
      for (const title of titles)
        expect(title?.y, `${width} px`).toBeGreaterThanOrEqual((logo?.y ?? 0) + (logo?.height ?? 0));
      expect(titles[0]?.x, `${width} px`).toBeCloseTo(logo?.x ?? 0, 0);
    }
  });
}
