/** The trains on the home page's map of networks. */
import { duration } from '../../../src/theme/tokens';
import { expect, test } from '../../support/test';

test('a train is on its line whenever it can be seen: before it departs, on its way and at the end', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const map = page.locator('figure > svg').filter({ hasText: 'FedACH' });
  const { trains, seenOnLine } = await map.evaluate((picture: SVGSVGElement, { train, headway }) => {
    const isOnLine = (circle: SVGCircleElement): boolean | undefined => {
      const line = circle.parentElement?.querySelector('path');
      const dot = circle.getBoundingClientRect();
      const center = new DOMPoint(dot.x + dot.width / 2, dot.y + dot.height / 2);
      return line?.isPointInStroke(center.matrixTransform(line.getScreenCTM()?.inverse()));
    };
    const trains = [...picture.querySelectorAll('circle')].filter(
      (circle) => getComputedStyle(circle).animationName !== 'none',
    );
    // On a busy machine they may have arrived already. A train that has arrived has no animation.
    for (const { style } of trains) style.animation = 'none';
    picture.getAnimations({ subtree: true });
    for (const { style } of trains) style.animation = '';
    const trips = trains.flatMap((circle) => circle.getAnimations());
    const seen: (boolean | undefined)[] = [];
    for (let time = 0; time <= train + trains.length * headway; time += headway / 2) {
      for (const trip of trips) trip.currentTime = time;
      const visible = trains.filter((circle) => circle.getBoundingClientRect().width > 0.1);
      seen.push(...visible.map(isOnLine));
    }
    return { trains: trains.length, seenOnLine: seen };
  }, duration);
  expect(trains).toBeGreaterThan(3);
  expect(seenOnLine.length).toBeGreaterThan(trains * 10);
  expect(new Set(seenOnLine)).toEqual(new Set([true]));
});

test('where reduced motion is preferred, no train is on the map, and nothing is animated', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('figure > svg').filter({ hasText: 'FedACH' })).toBeVisible();
  // An SVG animation, too, has the browser draw frames as long as it lasts, even if its element isn't shown.
  await expect(page.locator('animate, animateMotion, animateTransform')).toHaveCount(0);
  const running = await page.evaluate(
    () => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length,
  );
  expect(running).toBe(0);
});

test('the lines of the list are seen in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const lines = page.locator('main figure li[data-rail]');
  expect(await lines.count()).toBeGreaterThan(3);
  const colors = await lines.evaluateAll((items) =>
    items.map((item) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(item, '::before');
      return `${borderTopWidth} ${borderTopColor}`;
    }),
  );
  const { background, text } = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { background: backgroundColor, text: color };
  });
  expect(text).not.toBe(background);
  expect(new Set(colors)).toEqual(new Set([`6px ${text}`]));
});
