/** The states of each object: as a diagram, as a table, and as JSON. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';
import { expect, routes, test } from '../../support/test';

type State = { name: string };
type Lifecycle = { id: string; states: State[]; transitions: { from: string; to: string }[] };

const folder = join(__dirname, '../../../content/rails');
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

type Box = { words: string; left: number; right: number; top: number; bottom: number };
type Drawn = { frame: Box; labels: Box[] };

/** Boxes of a page's pictures and their labels. */
const drawnOn = (page: Page): Promise<Drawn[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element): Box => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return { words: element.textContent, left, right, top, bottom };
    };
    return [...document.querySelectorAll('svg[aria-describedby$="-sentence"]')].map((picture) => ({
      frame: boxOf(picture),
      labels: [...picture.querySelectorAll('text')].map(boxOf),
    }));
  });

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

const inside = (a: Box, frame: Box): boolean =>
  a.left >= frame.left - 1 &&
  a.right <= frame.right + 1 &&
  a.top >= frame.top - 1 &&
  a.bottom <= frame.bottom + 1;

/** Labels that overlap another one or leave their picture. */
const faultsIn = ({ frame, labels }: Drawn): string[] =>
  labels.flatMap((label, index) => [
    ...(inside(label, frame) ? [] : [`${label.words} leaves the picture`]),
    ...labels
      .slice(index + 1)
      .filter((other) => overlap(label, other))
      .map((other) => `${label.words} lies over ${other.words}`),
  ]);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const products = routes().filter((route) => route.startsWith('/products/'));

  test('wide screens show the picture, narrow ones the vertical list', async ({ page }) => {
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

  test('the table is expanded on demand', async ({ page }) => {
    await page.goto('/products/wires');
    const part = page.locator('#wire-drawdown-request');
    const table = part.getByRole('table', { name: 'Wire drawdown request: states' });
    await expect(table).toBeHidden();
    await part.getByText('All states').click();
    await expect(table.getByRole('rowheader', { name: 'fulfilled' })).toBeVisible();
  });

  test('no label overlaps another or leaves its picture', async ({ page }) => {
    expect(products.length).toBeGreaterThan(0);
    for (const route of products) {
      await page.goto(route);
      for (const width of [1120, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const drawn = await drawnOn(page);
        expect(drawn.length).toBeGreaterThan(0);
        expect(drawn.flatMap(faultsIn), `${route} at ${width} px`).toEqual([]);
      }
    }
  });
});
