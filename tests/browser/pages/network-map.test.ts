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
    const trains = [...picture.querySelectorAll('circle')].filter((circle) =>
      circle.querySelector('animateMotion'),
    );
    const seen: (boolean | undefined)[] = [];
    picture.pauseAnimations();
    for (let time = 0; time <= train + trains.length * headway; time += headway / 2) {
      picture.setCurrentTime(time / 1000);
      const visible = trains.filter((circle) => circle.getBoundingClientRect().width > 0.1);
      seen.push(...visible.map(isOnLine));
    }
    return { trains: trains.length, seenOnLine: seen };
  }, duration);
  expect(trains).toBeGreaterThan(3);
  expect(seenOnLine.length).toBeGreaterThan(trains * 10);
  expect(new Set(seenOnLine)).toEqual(new Set([true]));
});
