/** Large text: the words of a diagram don't overlap each other, and the picture stays in the window. */
import { expect, test } from '../../support/test';

/** The lines of a picture that overlap, and whether it's wider than the window. */
function faultsIn(svg: SVGElement | HTMLElement): string[] {
  const lines = [...svg.querySelectorAll<SVGTextContentElement>('text')].flatMap((text) => {
    const placed = [...text.querySelectorAll<SVGTextContentElement>('tspan[x]')];
    return placed.length > 0 ? placed : [text];
  });
  if (lines.every((line) => line.getNumberOfChars() === 0)) return ['not laid out'];
  const boxes = lines
    .filter((line) => line.getNumberOfChars() > 0)
    .map((line) => {
      const height = Number.parseFloat(getComputedStyle(line).fontSize);
      const { x: start, width, y } = line.getExtentOfChar(0);
      const last = line.getExtentOfChar(line.getNumberOfChars() - 1);
      const base = line.getStartPositionOfChar(0).y;
      // From the top of a tall letter to the line on which it stands.
      return {
        said: line.textContent,
        left: Math.min(start, last.x),
        right: Math.max(start + width, last.x + last.width),
        top: Math.max(y, base - 0.72 * height),
        bottom: base,
      };
    });
  const overlapping = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        ({ left, right, top, bottom }) =>
          left < one.right - 1 && one.left < right - 1 && top < one.bottom && one.top < bottom,
      )
      .map(({ said }) => `${one.said} and ${said}`),
  );
  const { left, right } = svg.getBoundingClientRect();
  return left < 0 || right > innerWidth ? [...overlapping, 'outside the window'] : overlapping;
}

const twice = [320, 390, 700].map((width) => ({ width, size: 200 }));
// From 70 em on the wide pictures are shown.
const cases = [...twice, { width: 1800, size: 150 }];

for (const route of ['/solutions/bill-pay', '/products/ach', '/products/cards']) {
  for (const { width, size } of cases) {
    test(`the words of diagrams on ${route} don't overlap at ${width} px with text at ${size}%`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(route);
      await page.evaluate((percent) => {
        document.documentElement.style.fontSize = `${percent}%`;
      }, size);
      await page.evaluate(() => document.fonts.ready);
      const pictures = page
        .locator('main')
        .getByRole('img')
        .filter({ visible: true, has: page.locator('text') });
      for (const picture of await pictures.all()) {
        // What's far below the window isn't laid out.
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate(faultsIn)).toEqual([]);
      }
    });
  }
}

// A phone of 390 px with text at 200% has room for as much as a window of 195 px.
test('the station of a solution is apart from its name at 195 px', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 640 });
  await page.goto('/solutions');
  const gaps = await page.locator('main [data-solution]').evaluateAll((names) =>
    names.map((name) => {
      const station = name.previousElementSibling?.getBoundingClientRect();
      return name.getBoundingClientRect().left - (station?.right ?? 0);
    }),
  );
  expect(gaps.length).toBeGreaterThan(1);
  expect(Math.min(...gaps)).toBeGreaterThan(4);
});
