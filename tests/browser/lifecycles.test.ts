/** The states of each object: drawn as a line, told in words, and published for programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSiteFile, siteFiles } from '../support/site-dir';
import { expect, routes, test } from '../support/test';

type State = { name: string };
type Lifecycle = { id: string; states: State[]; transitions: { from: string; to: string }[] };

const folder = join(__dirname, '../../content/rails');
const lifecycles = readdirSync(folder).flatMap(
  (file) => (parse(readFileSync(join(folder, file), 'utf8')) as { lifecycles: Lifecycle[] }).lifecycles,
);
const names = (states: readonly State[]): string[] => states.map(({ name }) => name);

test('each lifecycle is published with every state and every transition', () => {
  expect(siteFiles().filter((file) => file.startsWith('/lifecycles/'))).toHaveLength(lifecycles.length);
  for (const { id, states, transitions } of lifecycles) {
    const published = JSON.parse(readSiteFile(`/lifecycles/${id}.json`).toString('utf8')) as Lifecycle;
    expect(names(published.states)).toEqual(names(states));
    expect(published.transitions.map(({ from, to }) => [from, to])).toEqual(
      transitions.map(({ from, to }) => [from, to]),
    );
  }
});

/** Every pair of shown labels that lie over each other, and every one that leaves its picture. */
const faultsOfLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    for (const picture of document.querySelectorAll('svg[aria-describedby$="-sentence"]')) {
      const frame = picture.getBoundingClientRect();
      const labels = [...picture.querySelectorAll('text')].map((text) => ({
        words: text.textContent,
        box: text.getBoundingClientRect(),
      }));
      for (const [index, { words, box }] of labels.entries()) {
        if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
          faults.push(`${words} leaves the picture`);
        for (const other of labels.slice(index + 1)) {
          const apart =
            box.right <= other.box.left ||
            other.box.right <= box.left ||
            box.bottom <= other.box.top ||
            other.box.bottom <= box.top;
          if (!apart) faults.push(`${words} lies over ${other.words}`);
        }
      }
    }
    return faults;
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const products = routes().filter((route) => route.startsWith('/products/'));

  test('wide screens show the picture, narrow ones the line from top to bottom', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/products/wires#wire-drawdown-request');
    const part = page.locator('#wire-drawdown-request');
    const picture = part.getByRole('img', { name: 'Wire drawdown request: states as a line' });
    const line = part.getByRole('list').first();
    await expect(part).toBeInViewport();
    await expect(picture).toBeVisible();
    await expect(line).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture).toBeHidden();
    await expect(line).toContainText('refused: The other bank refuses.');
  });

  test('the table is there on demand', async ({ page }) => {
    await page.goto('/products/wires');
    const part = page.locator('#wire-drawdown-request');
    const table = part.getByRole('table', { name: 'Wire drawdown request: states' });
    await expect(table).toBeHidden();
    await part.getByText('Every state in words').click();
    await expect(table.getByRole('rowheader', { name: 'fulfilled' })).toBeVisible();
  });

  test('no label lies over another or leaves its picture', async ({ page }) => {
    expect(products).toHaveLength(7);
    for (const width of [1120, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const route of products) {
        await page.goto(route);
        expect(await page.locator('svg[aria-describedby$="-sentence"]').count()).toBeGreaterThan(0);
        expect(await faultsOfLabels(page), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
});
