/** Figures with their dates and sources: on each page, on /facts, and in /facts.json. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, test } from '../support/site/file-test';
import { attribute, builtPages, elementsOf, find, findAll, textOf } from '../support/site/html';
import { readSiteFile, siteFiles } from '../support/site/site-dir';

type Fact = { id: string; value: string | number; ours?: boolean; review_by?: string };

const allFacts = parse(readFileSync(join(__dirname, '../../content/facts.yaml'), 'utf8')) as Fact[];
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
