/** Every template in every engine: no console messages, no hydration warning, and a screenshot. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { routesByTemplate } from '../support/content/templates';
import { openReady } from './page-queries';
import { writeSheet } from './sheet';
import { expect, test } from './test';

/** Git ignores it; a run in one engine keeps the screenshots of the others. */
const folder = resolve('test-results/templates');

test('every template: no console messages, and a screenshot', async ({ visitor, engine }) => {
  const place = join(folder, engine.name);
  mkdirSync(place, { recursive: true });
  for (const [template, [route = '/']] of routesByTemplate()) {
    await test.step(route, async () => {
      await openReady(visitor, route);
      writeFileSync(join(place, `${template.replace(/\W+/g, '-')}.png`), await visitor.screenshot());
    });
  }
  writeSheet(folder);
  expect(visitor.problems()).toEqual([]);
});
