/** Figures with their dates and sources: on each page, on /facts, and in /facts.json. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { attribute, builtPages, elementsOf, find, findAll, textOf } from '../../support/site/html';
import { readSiteFile, siteFiles } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

type Fact = { id: string; value: string | number; ours?: boolean; review_by?: string };

const allFacts = parse(readFileSync(join(__dirname, '../../../content/facts.yaml'), 'utf8')) as Fact[];
const facts = allFacts.filter(({ ours }) => !ours);

test('facts.json has every record of facts.yaml that has a source, in its order', () => {
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

test('no page lists our own definitions among its figures', () => {
  const ours = allFacts.filter((fact) => fact.ours).map(({ id }) => `figure-${id}`);
  expect(ours.length).toBeGreaterThan(10);
  const wrong = builtPages().flatMap(({ route, document }) => {
    const ids = findAll(document, 'li').map((item) => attribute(item, 'id') ?? '');
    return ids.filter((id) => ours.includes(id)).map((id) => `${route} ${id}`);
  });
  expect(wrong).toEqual([]);
});

test('the home page lists no figures and links to the page of facts', () => {
  const home = builtPages().find(({ route }) => route === '/');
  if (!home) throw new Error('The home page is missing');
  expect(
    findAll(home.document, 'section').filter((part) => attribute(part, 'data-references') !== undefined),
  ).toEqual([]);
  const main = find(home.document, 'main');
  expect(findAll(main, 'a').map((link) => attribute(link, 'href'))).toContain('/facts');
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
      const href = attribute(link, 'href');
      const target = elements.find((element) => `#${attribute(element, 'id')}` === href);
      // Timetables show "16:45", figures "4:45 p.m. ET".
      const fact = facts.find(({ id }) => `#figure-${id}` === href);
      const same = target && (textOf(target).includes(textOf(link)) || fact?.value === textOf(link));
      return same ? [] : [`${route} ${href} "${textOf(link)}"`];
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

  test('a product shows the date and source of each figure on demand', async ({ page }) => {
    await page.goto('/products/ach');
    const figures = page.getByRole('region', { name: 'Figures on this page' });
    const ceiling = figures.locator('#figure-ach-same-day-ceiling');
    const source = ceiling.getByRole('link', { name: 'FRB Services' });
    await expect(source).toBeHidden();
    await figures.getByText(/^\d+ figures, with dates and sources$/).click();
    await expect(ceiling).toContainText(/\$1,000,000.*as of Mar 2022/);
    await expect(source).toBeVisible();
    await ceiling.getByRole('link', { name: 'Details' }).click();
    await expect(page).toHaveURL(/\/facts#ach-same-day-ceiling$/);
    await expect(page.locator('tr:target')).toContainText('$1,000,000');
    await expect(page.locator('tr:target')).toBeInViewport();
  });

  test('the figures of a page are printed without being opened', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/products/ach');
    await expect(page.locator('#figure-ach-same-day-ceiling')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Figures on this page' })).toBeVisible();
    await expect(page.getByText(/^\d+ figures, with dates and sources$/)).toBeHidden();
  });

  for (const path of ['/products/ach', '/documentation/fedach']) {
    test(`a figure in a text of ${path} links to its date and source`, async ({ page }) => {
      await page.goto(path);
      const figure = page.getByRole('main').locator('a[href="#figure-ach-return-days"]').first();
      await figure.click();
      const shown = page.locator('li:target');
      await expect(shown).toBeInViewport();
      await expect(shown).toContainText(/as of [A-Z][a-z]{2} \d{4}/);
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
