/** Figures with their dates and sources: on each page, on /facts, and in /facts.json. */
import { readContent } from '../support/content';
import { attributes, faults, page, textOf } from '../support/html';
import { readSiteFile, siteFiles } from '../support/site';

type Fact = { id: string; value: string | number; ours?: boolean; review_by?: string };

const all = readContent<Fact[]>('facts.yaml');
const facts = all.filter(({ ours }) => !ours);

test('facts.json and the page of facts have every record that has a source', () => {
  const { facts: published } = JSON.parse(readSiteFile('/facts.json')) as {
    facts: Record<string, unknown>[];
  };
  expect(published.map(({ id, review_by }) => ({ id, review_by }))).toEqual(
    facts.map(({ id, review_by }) => ({ id, review_by })),
  );
  const valued = (id: string) =>
    published.filter((fact) => fact.id === id).map(({ value, unit }) => [value, unit]);
  expect(valued('reg-e-error-notice')).toEqual([[60, 'days']]);
  expect(valued('ach-unauthorized-return-rate')).toEqual([[0.5, 'percent']]);
  expect(valued('check-21-signed')).toEqual([['2003-10-28', 'date']]);
  for (const { words, source, url } of published) expect([words, source, url]).not.toContain(undefined);
  expect(attributes(page('/facts').$, 'tr[id]', 'id').sort()).toEqual(facts.map(({ id }) => id).sort());
});

test('a figure in a text links to the same figure with its date, and none to our own definitions', () => {
  const ours = new Set(all.filter((fact) => fact.ours).map(({ id }) => `figure-${id}`));
  expect(ours.size).toBeGreaterThan(10);
  expect(
    faults(({ $ }) => {
      const listed = attributes($, 'li[id]', 'id').filter((id) => ours.has(id));
      const links = $('a[href^="#figure-"]').toArray();
      const wrong = links.filter((link) => {
        const id = $(link).attr('href')?.slice(1) ?? '';
        const shown = textOf($, link);
        // Timetables show "16:45", figures "4:45 p.m. ET".
        const isValue = facts.some((fact) => `figure-${fact.id}` === id && fact.value === shown);
        return !isValue && !textOf($, `[id="${id}"]`).includes(shown);
      });
      return [...listed, ...wrong.map((link) => $.html(link))];
    }),
  ).toEqual([]);
  expect(page('/products/ach').$('main a[href^="#figure-"]').length).toBeGreaterThan(5);
});

test('the home page lists no figures and links to the page of facts', () => {
  const { $ } = page('/');
  expect(attributes($, 'main a', 'href')).toContain('/facts');
  expect($('main [id^="figure-"]').length).toBe(0);
});

test('the marks of figures are in no page, head, feed or machine-readable file', () => {
  const texts = siteFiles().filter(
    (file) => /\.(html|md|xml|json|txt|svg)$/.test(file) && !file.startsWith('/page-data/'),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => /[⟦⟧]|%E2%9F%A6/.test(readSiteFile(file)))).toEqual([]);
});
