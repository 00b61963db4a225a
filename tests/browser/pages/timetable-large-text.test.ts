/** Large text on narrow screens: the words of a timetable stay in their columns and inside the picture. */
import { doubleText } from '../../support/page/fit';
import { expect, test } from '../../support/test';

for (const width of [320, 390, 700, 1000]) {
  test(`the words of a timetable don't overlap at ${width} px with text at 200%`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/products/ach');
    const region = page.getByRole('region', { name: 'Cutoffs and settlement' });
    const picture = region.getByRole('img').filter({ visible: true });
    await doubleText(page);
    await expect(picture).toBeVisible();
    const faults = await picture.evaluate((svg) => {
      const { width: room } = (svg as SVGSVGElement).viewBox.baseVal;
      const words = [...svg.querySelectorAll<SVGTextContentElement>('g > text')].flatMap((text) => {
        const lines = text.querySelectorAll('tspan');
        return lines.length > 0 ? [...lines] : [text];
      });
      const boxes = words.map((word) => {
        const { x, y } = word.getStartPositionOfChar(0);
        return {
          said: word.textContent,
          x,
          y,
          end: word.getEndPositionOfChar(word.getNumberOfChars() - 1).x,
        };
      });
      const outside = boxes.filter(({ end }) => end > room + 1.5).map(({ said }) => said);
      const overlapping = boxes.flatMap((one, at) =>
        boxes
          .slice(at + 1)
          .filter(({ x, y, end }) => Math.abs(y - one.y) < 6 && x < one.end && one.x < end)
          .map(({ said }) => `${one.said} and ${said}`),
      );
      return [...outside, ...overlapping];
    });
    expect(faults).toEqual([]);
  });
}
