/** Structured data in schema.org terms. */
import { brand } from '../support/content/content';
import { updateFiles } from '../support/content/updates';
import { once } from '../support/once';
import { eachPage } from '../support/site/each-page';
import { expect, notFoundRoute, test } from '../support/site/file-test';
import { attribute, builtPages, find, findAll, rawTextOf, textOf } from '../support/site/html';
import { siteFiles } from '../support/site/site-dir';

type Node = Record<string, unknown> & { '@type': string };
type Crumb = { position: number; name: string; item: string };

const site = brand();
const pages = once(() =>
  builtPages().map((page) => {
    const scripts = findAll(page.document, 'script', { type: 'application/ld+json' }).map(rawTextOf);
    const graphs = scripts.map((script) => JSON.parse(script) as { '@context': string; '@graph': Node[] });
    return { ...page, graphs, nodes: graphs.flatMap((graph) => graph['@graph']) };
  }),
);
const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node['@type'] === type);
const pageOf = (route: string) => {
  const page = pages().find((candidate) => candidate.route === route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
};
const crumbsOf = (nodes: readonly Node[]): Crumb[] =>
  ofType(nodes, 'BreadcrumbList').flatMap((list) => list.itemListElement as Crumb[]);

test('a validator of structured data finds nothing wrong on any page', async () => {
  // In Playwright ES modules can be loaded only by dynamic import.
  const [{ default: Validator }, { default: WebAutoExtractor }] = await Promise.all([
    import('@adobe/structured-data-validator'),
    import('@marbec/web-auto-extractor'),
  ]);
  const validator = new Validator();
  // Makes sure that the validator would report an error.
  const nameless = {
    jsonld: { BreadcrumbList: [{ '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem' }] }] },
  };
  expect(await validator.validate(nameless)).toContainEqual(expect.objectContaining({ severity: 'ERROR' }));
  for (const { route, document } of pages()) {
    // Only the scripts that it reads: parsing whole pages takes ten times as long.
    const scripts = findAll(document, 'script', { type: 'application/ld+json' }).map(
      (script) => `<script type="application/ld+json">${rawTextOf(script)}</script>`,
    );
    const extractor = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] });
    const extracted = extractor.parse(`<html><head>${scripts.join('')}</head></html>`);
    expect(Object.keys(extracted.jsonld), route).toContain('WebSite');
    const issues = await validator.validate(extracted);
    expect(
      issues.filter(({ severity }) => severity === 'ERROR'),
      route,
    ).toEqual([]);
  }
});

eachPage(pages, 'describes the site, once', ({ graphs, nodes }) => {
  for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
  expect(ofType(nodes, 'WebSite')).toEqual([
    {
      '@type': 'WebSite',
      name: site.name,
      url: `${site.url}/`,
      description: site.structured_description.replace('{brand}', site.name),
      publisher: expect.objectContaining({ '@type': 'Organization', name: site.name }),
    },
  ]);
});

eachPage(pages, "except the home page and pages that aren't indexed has a breadcrumb", ({ route, nodes }) => {
  const crumbs = crumbsOf(nodes);
  if (route === '/' || route === notFoundRoute || /\/page\/\d+$/.test(route))
    return expect(crumbs).toEqual([]);
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(crumbs[0]?.item).toBe(`${site.url}/`);
  expect(crumbs.at(-1)?.item).toBe(`${site.url}${route}`);
  const routes = new Set(pages().map((page) => page.route));
  for (const { item, name } of crumbs) {
    expect(routes).toContain(item.slice(site.url.length));
    expect(name).toMatch(/\S/);
  }
});

test('a breadcrumb contains every parent page', () => {
  expect(crumbsOf(pageOf('/documentation/api/cards').nodes).map(({ name }) => name)).toEqual([
    'Home',
    'Documentation',
    'API reference',
    'Cards',
  ]);
  expect(crumbsOf(pageOf('/updates/products/ach').nodes).map(({ name }) => name)).toEqual([
    'Home',
    'Updates',
    'What changed in ACH',
  ]);
});

for (const [route, type] of [
  ['/documentation/fedach', 'TechArticle'],
  ['/documentation/api/cards', 'TechArticle'],
  ['/documentation/codes/ach-returns/r03', 'TechArticle'],
  ['/products/ach', 'Service'],
] as const) {
  test(`${route} is a ${type} with its own title and description`, () => {
    const { nodes, document } = pageOf(route);
    const [node] = ofType(nodes, type);
    expect(node).toEqual(
      expect.objectContaining({
        description: attribute(find(document, 'meta', { name: 'description' }), 'content'),
        url: `${site.url}${route}`,
      }),
    );
    if (type === 'TechArticle')
      expect(`${String(node?.headline)} — ${site.name}`).toBe(textOf(find(document, 'title')));
  });
}

test('an update is a posting with its date and an existing picture', () => {
  for (const { path, title, date } of updateFiles()) {
    const [posting] = ofType(pageOf(path).nodes, 'BlogPosting');
    expect(posting, path).toEqual(
      expect.objectContaining({ headline: title, datePublished: `${date}T12:00:00Z` }),
    );
    expect(String(posting?.dateModified) >= String(posting?.datePublished), path).toBe(true);
    expect(siteFiles()).toContain(String(posting?.image).slice(site.url.length));
  }
});

test('pages that list are neither articles nor services', () => {
  for (const route of ['/', '/updates', '/updates/product-updates', '/documentation', '/fees', '/search'])
    expect(
      pageOf(route)
        .nodes.map((node) => node['@type'])
        .sort(),
    ).toEqual(route === '/' ? ['WebSite'] : ['BreadcrumbList', 'WebSite']);
});
