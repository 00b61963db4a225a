/** Figures with their dates and sources: beneath each page, on /facts, and in /facts.json. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attribute, builtPages, findAll } from '../support/html';
import { readSiteFile } from '../support/site-dir';
import { expect, test } from '../support/test';

type Fact = { id: string; value: string | number; review_by: string };

const facts = parse(readFileSync(join(__dirname, '../../content/facts.yaml'), 'utf8')) as Fact[];

test('facts.json has every record of facts.yaml, in its order', () => {
  const { facts: published } = JSON.parse(readSiteFile('/facts.json').toString('utf8')) as {
    facts: Record<string, unknown>[];
  };
  expect(published.map(({ id, value, review_by }) => ({ id, value, review_by }))).toEqual(
    facts.map(({ id, value, review_by }) => ({ id, value, review_by })),
  );
  for (const { words, source, url } of published) {
    expect([words, source, url]).not.toContain(undefined);
  }
});

test('the page of facts has a row for each, by its id', () => {
  const page = builtPages().find(({ route }) => route === '/facts');
  const ids = page ? findAll(page.document, 'tr').map((row) => attribute(row, 'id')) : [];
  expect(ids.filter(Boolean).sort()).toEqual(facts.map(({ id }) => id).sort());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product tells the date of each figure, and its source on demand', async ({ page }) => {
    await page.goto('/products/ach');
    const figures = page.getByRole('region', { name: 'Figures on this page' });
    const ceiling = figures.locator('#figure-ach-same-day-ceiling');
    await expect(ceiling).toContainText(/\$1,000,000.*as of Mar 2022/);
    const source = ceiling.getByRole('link', { name: 'FRB Services' });
    await expect(source).toBeHidden();
    await ceiling.getByText('Source').click();
    await expect(source).toBeVisible();
    await ceiling.getByRole('link', { name: 'Its record' }).click();
    await expect(page).toHaveURL(/\/facts#ach-same-day-ceiling$/);
    await expect(page.locator('tr:target')).toContainText('$1,000,000');
    await expect(page.locator('tr:target')).toBeInViewport();
  });
});
