/** Large text and narrow windows: the words of diagrams don't overlap, and stay inside their picture. */
import { expect, type Page, test } from '../support/test';

/** Words of visible pictures that overlap, or leave the window. */
const faultsIn = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .getByRole('img')
    .filter({ visible: true, has: page.locator('text') })
    .evaluateAll((pictures) =>
      pictures.flatMap((picture) => {
        const lines = [...picture.querySelectorAll<SVGTextContentElement>('text')].flatMap((text) => {
          const placed = [...text.querySelectorAll<SVGTextContentElement>('tspan[x]')];
          return (placed.length > 0 ? placed : [text]).filter((line) => line.getNumberOfChars() > 0);
        });
        const boxes = lines.map((line) => {
          const size = Number.parseFloat(getComputedStyle(line).fontSize);
          const first = line.getExtentOfChar(0);
          const last = line.getExtentOfChar(line.getNumberOfChars() - 1);
          const bottom = line.getStartPositionOfChar(0).y;
          return {
            said: line.textContent,
            left: Math.min(first.x, last.x),
            right: Math.max(first.x + first.width, last.x + last.width),
            // From the top of a tall letter to the line on which it stands.
            top: Math.max(first.y, bottom - 0.72 * size),
            bottom,
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
        const { left, right } = picture.getBoundingClientRect();
        return left < 0 || right > innerWidth
          ? [...overlapping, `${picture.textContent?.slice(0, 20)} is wider than the window`]
          : overlapping;
      }),
    );

for (const route of ['/solutions/bill-pay', '/products/ach', '/products/cards', '/products/wires'])
  test(`the words of diagrams on ${route} don't overlap at any width or size of text`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    // What's far from the window is laid out, too.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    for (const [width, size] of [
      [320, 200],
      [390, 200],
      [700, 200],
      [1120, 100],
      [1440, 100],
      // From 70 em on the wide pictures are shown.
      [1800, 150],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(
        (percent) => document.documentElement.style.setProperty('font-size', `${percent}%`),
        size,
      );
      await expect.poll(() => faultsIn(page), `at ${width} px and ${size}%`).toEqual([]);
    }
  });

test('on a right-to-left page, as translators make it, diagrams and code keep their direction', async ({
  page,
}) => {
  await page.goto('/products/ach');
  const places = () =>
    page.locator('main svg text').evaluateAll((texts) =>
      texts.map((text) => {
        const { left = 0 } = text.closest('svg')?.getBoundingClientRect() ?? {};
        return `${text.textContent} ${Math.round(text.getBoundingClientRect().left - left)}`;
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(5);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  expect(await places()).toEqual(before);
  await expect(page.locator('pre').first()).toHaveCSS('direction', 'ltr');
});
