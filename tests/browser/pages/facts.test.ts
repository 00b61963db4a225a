/** Figures with their dates and sources: on each page, on /facts, and in /facts.json. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attribute, builtPages, elementsOf, findAll, textOf } from '../../support/site/html';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

type Fact = { id: string; value: string | number; review_by: string };

const facts = parse(readFileSync(join(__dirname, '../../../content/facts.yaml'), 'utf8')) as Fact[];

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

test('every marked figure in a text links to the same figure with its date', () => {
  const wrong = builtPages().flatMap(({ route, document }) => {
    const elements = elementsOf(document);
    const links = findAll(document, 'a').filter((a) => attribute(a, 'href')?.startsWith('#figure-'));
    return links.flatMap((link) => {
      const target = elements.find((element) => `#${attribute(element, 'id')}` === attribute(link, 'href'));
      const same = target && textOf(target).includes(textOf(link));
      return same ? [] : [`${route} ${attribute(link, 'href')} "${textOf(link)}"`];
    });
  });
  expect(wrong).toEqual([]);
});

test('the marks of figures are in no page, head, feed or machine-readable file', () => {
  // The data of a page keeps them: client-side navigation renders the page from it.
  const texts = siteFiles().filter(
    (file) => /\.(html|xml|json|txt|svg)$/.test(file) && !file.startsWith('/page-data/'),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => /[⟦⟧]|%E2%9F%A6/.test(readSiteFile(file).toString('utf8')))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a product shows the date of each figure, and its source on demand', async ({ page }) => {
    await page.goto('/products/ach');
    const figures = page.getByRole('region', { name: 'Figures on this page' });
    const ceiling = figures.locator('#figure-ach-same-day-ceiling');
    await expect(ceiling).toContainText(/\$1,000,000.*as of Mar 2022/);
    const source = ceiling.getByRole('link', { name: 'FRB Services' });
    await expect(source).toBeHidden();
    await ceiling.getByText('Source').click();
    await expect(source).toBeVisible();
    await ceiling.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(/\/facts#ach-same-day-ceiling$/);
    await expect(page.locator('tr:target')).toContainText('$1,000,000');
    await expect(page.locator('tr:target')).toBeInViewport();
  });

  for (const path of ['/products/ach', '/documentation/fedach']) {
    test(`a figure in a text of ${path} links to its date and source`, async ({ page }) => {
      await page.goto(path);
      const figure = page.getByRole('main').locator('a[href="#figure-ach-return-days"]').first();
      await figure.click();
      const shown = page.locator('li:target');
      await expect(shown).toBeInViewport();
      await expect(shown).toContainText(/as of [A-Z][a-z]{2} \d{4}/);
      await shown.locator('summary').click();
      await expect(shown.getByRole('link').first()).toBeVisible();
    });
  }
});

test('after client-side navigation the figures in a text are links too', async ({ page }) => {
  await page.goto('/facts#ach-return-days');
  const row = page.locator('tr:target');
  await row.getByText(/^On \d+ pages$/).click();
  await row.locator('a[href="/products/ach"]').click();
  await expect(page).toHaveURL(/\/products\/ach$/);
  const figure = page.locator('a[href="#figure-ach-return-days"]').first();
  await figure.click();
  await expect(page.locator('li:target')).toBeInViewport();
  await expect(page.getByRole('main')).not.toContainText('⟦');
});
