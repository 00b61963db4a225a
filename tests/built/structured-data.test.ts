/** Structured data in schema.org terms. */
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import { lazy } from '../../src/lib/loading/lazy';
import { brand, updates } from '../support/content';
import { differs, faults, page, pages, textOf } from '../support/html';
import { largestPages, notFoundRoute, siteFiles } from '../support/site';

type Node = Record<string, unknown> & { '@type': string };
type Crumb = { position: number; name: string; item: string };

const site = brand();
const nodesOf = lazy(
  () =>
    new Map(
      pages().map(({ route, $ }) => [
        route,
        $('script[type="application/ld+json"]')
          .toArray()
          .flatMap((script) => JSON.parse($(script).text())['@graph'] as Node[]),
      ]),
    ),
);
const ofType = (route: string, type: string): Node[] =>
  (nodesOf().get(route) ?? []).filter((node) => node['@type'] === type);
const crumbsOf = (route: string): Crumb[] =>
  ofType(route, 'BreadcrumbList').flatMap((list) => list.itemListElement as Crumb[]);
const typesOf = (route: string): string[] => (nodesOf().get(route) ?? []).map((node) => node['@type']).sort();

test('a validator finds nothing wrong on a page of each template', async () => {
  const validator = new Validator();
  const problemsIn = async (scripts: string) => {
    const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
    const issues = await validator.validate(extractor.parse(`<html><head>${scripts}</head></html>`));
    return issues.filter(({ severity }) => severity === 'ERROR');
  };
  const nameless = '{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem"}]}';
  expect(
    await problemsIn(
      `<script type="application/ld+json">{"@context":"https://schema.org",${nameless.slice(1)}</script>`,
    ),
  ).not.toEqual([]);
  for (const route of largestPages()) {
    const { $ } = page(route);
    const scripts = $('script[type="application/ld+json"]').toArray();
    expect([route, await problemsIn(scripts.map((script) => $.html(script)).join(''))]).toEqual([route, []]);
  }
});

test('every page describes the site, once', () => {
  const expected = {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    description: site.structured_description.replace('{brand}', site.name),
    publisher: expect.objectContaining({ '@type': 'Organization', name: site.name }),
  };
  for (const { route } of pages())
    expect({ route, sites: ofType(route, 'WebSite') }).toEqual({ route, sites: [expected] });
});

test('every page but the first and further pages of lists has a breadcrumb with its parents', () => {
  const routes = new Set(pages().map(({ route }) => `${site.url}${route}`));
  expect(
    faults(({ route }) => {
      const crumbs = crumbsOf(route);
      if (route === '/' || route === notFoundRoute || /\/page\/\d+$/.test(route))
        return differs('crumbs', crumbs, []);
      return [
        ...differs(
          'positions',
          crumbs.map(({ position }) => position),
          crumbs.map((_, index) => index + 1),
        ),
        ...differs(
          'first and last',
          [crumbs[0]?.item, crumbs.at(-1)?.item],
          [`${site.url}/`, `${site.url}${route}`],
        ),
        ...crumbs
          .filter(({ item, name }) => !routes.has(item) || !name.trim())
          .map(({ item }) => `crumb ${item}`),
      ];
    }),
  ).toEqual([]);
  const names = (route: string) => crumbsOf(route).map(({ name }) => name);
  expect(names('/documentation/api/cards')).toEqual(['Home', 'Documentation', 'API reference', 'Cards']);
  expect(names('/updates/products/ach')).toEqual(['Home', 'Updates', 'What changed in ACH']);
});

test.each([
  ['/documentation/fedach', 'TechArticle'],
  ['/documentation/api/cards', 'TechArticle'],
  ['/documentation/codes/ach-returns/r03', 'TechArticle'],
  ['/products/ach', 'Service'],
])('%s is a %s with its own title and description', (route, type) => {
  const { $ } = page(route);
  const [node] = ofType(route, type);
  expect(node).toMatchObject({
    description: $('meta[name="description"]').attr('content'),
    url: `${site.url}${route}`,
  });
  if (type === 'TechArticle') expect(`${node?.headline} — ${site.name}`).toBe(textOf($, 'head title'));
});

test('an update is a posting with its date and an existing picture, and lists are neither', () => {
  for (const { path, title, date } of updates()) {
    const [posting] = ofType(path, 'BlogPosting');
    expect(posting).toMatchObject({ headline: title, datePublished: `${date}T12:00:00Z` });
    expect(String(posting?.dateModified) >= String(posting?.datePublished)).toBe(true);
    expect(siteFiles()).toContain(String(posting?.image).replace(site.url, ''));
  }
  expect(typesOf('/')).toEqual(['WebSite']);
  for (const route of ['/updates', '/updates/product-updates', '/documentation', '/fees', '/search'])
    expect([route, ...typesOf(route)]).toEqual([route, 'BreadcrumbList', 'WebSite']);
});
