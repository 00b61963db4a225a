/** The API reference, generated from the OpenAPI description: what its pages contain. */
import { validate } from '@readme/openapi-parser';
import { parse } from 'yaml';
import { snippetLanguages } from '../../src/content-model/code-languages';
import {
  api,
  byId,
  fragmentsOf,
  mains,
  operations,
  pathsOf,
  resources,
  responseExample,
} from '../support/content/api-reference';
import { contentFiles, readContent } from '../support/content/content';
import { expect, test } from '../support/site/file-test';
import { attribute, type Element, elementsOf, find, findAll, textOf } from '../support/site/html';
import { readSiteFile } from '../support/site/site-dir';

type Product = { request: { method: string; path: string; response: string } };

test('the downloadable description is valid and complete, in JSON and in YAML', async () => {
  expect(api.openapi).toBe('3.1.0');
  expect(await validate(structuredClone(api) as never)).toMatchObject({ valid: true });
  expect(parse(readSiteFile('/openapi.yaml').toString('utf8'))).toEqual(api);
  expect(operations.length).toBeGreaterThanOrEqual(120);
  expect(JSON.stringify(api)).not.toMatch(/\{(brand|banks|urls\.|emails\.|fact:|clock:)/);
});

test('client generators find every type, and what all responses and webhooks have', () => {
  const served = readSiteFile('/openapi.json').toString('utf8');
  expect(served).not.toMatch(/"\$ref": "#\/components\/schemas\/[^"/]+\//);
  const { webhooks, components } = JSON.parse(served);
  expect(Object.keys(webhooks)).toEqual(['event']);
  for (const [name, response] of Object.entries<{ headers?: object }>(components.responses))
    expect(response.headers, name).toHaveProperty('Request-Id');
  expect(components.responses.rate_limited.headers).toHaveProperty('Retry-After');
});

test('simulations have only the server of the sandbox', () => {
  for (const { path, operation } of operations) {
    const urls = operation.servers?.map(({ url }) => url) ?? [];
    const sandbox = path.startsWith('/simulations/');
    expect(urls, path).toEqual(sandbox ? [expect.stringMatching(/^https:\/\/sandbox\./)] : []);
  }
});

test('a product shows the response that the reference documents: nothing in it has happened later', () => {
  const files = contentFiles('products');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const { method, path, response } = readContent<Product>(file).request;
    const shown = JSON.parse(response) as Record<string, unknown>;
    const documented = responseExample(path, method);
    expect(shown.status, file).toBe(documented.status);
    for (const [name, value] of Object.entries(shown))
      expect(value === null, `${file}: ${name}`).toBe(documented[name] === null);
  }
});

test('the index links to every resource and to the description', () => {
  const hrefs = findAll(mains().get('/documentation/api') as Element, 'a').map((a) => attribute(a, 'href'));
  expect(hrefs).toEqual(
    expect.arrayContaining([...resources().map(({ route }) => route), '/openapi.yaml', '/openapi.json']),
  );
});

test('the page of a resource has every field of its object', () => {
  for (const { name, main, route } of resources()) {
    const fields = Object.keys(api.components.schemas[name]?.properties ?? {});
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) {
      const row = byId(main, field);
      expect(row && textOf(find(row, 'a')), `${route}#${field}`).toBe(field);
    }
  }
});

test('the page of a resource has every operation: its request in every language and its errors', () => {
  for (const { path, method, operation } of operations) {
    const { main, route } = resources().find(({ name }) => name === operation.tags[0]) ?? {};
    const where = `${route}#${operation.operationId}`;
    const heading = main && byId(main, operation.operationId);
    const part = main && findAll(main, 'section', { 'aria-labelledby': operation.operationId })[0];
    expect(heading && textOf(heading), where).toBe(operation.summary);
    if (!part) throw new Error(where);
    expect(textOf(part)).toContain(`${method} ${path}`);
    const languages = findAll(part, 'label').map(textOf);
    // An upload is shown only as cURL.
    const names = operation.operationId === 'create_file' ? [] : snippetLanguages.map(({ name }) => name);
    expect(languages, where).toEqual(names);
    expect(findAll(part, 'pre').map(textOf).join(' '), where).toContain('curl -X');
    if (!path.startsWith('/simulations/')) expect(textOf(part)).toMatch(/Errors: (\d{3}, )*\d{3}\./);
  }
});

test('events are on the page of the resource that emits them', () => {
  const categories = api.components.schemas.event_category?.enum ?? [];
  expect(categories.length).toBeGreaterThan(60);
  for (const category of categories) {
    const owner = resources().find(({ name }) => category.startsWith(`${name}.`));
    expect(owner && byId(owner.main, category), category).toBeDefined();
  }
});

test('states are drawn if a resource has any', () => {
  const withStates = resources().filter((resource) => resource['x-lifecycles']);
  expect(withStates.length).toBeGreaterThan(12);
  for (const { main, route } of withStates) expect(byId(main, 'states'), route).toBeDefined();
});

test('the name of a code links to its page', () => {
  const hrefs = findAll(mains().get('/documentation/api/declined-transactions') as Element, 'a').map((a) =>
    attribute(a, 'href'),
  );
  expect(hrefs).toContain('/documentation/codes/card-declines/insufficient_funds');
  const ach = textOf(mains().get('/documentation/api/ach-transfers') as Element);
  expect(ach).toContain('Each has a page under ACH return codes');
});

test('every field, parameter, event and status has a unique fragment and a link to it', () => {
  const faults: string[] = [];
  for (const { name, main, route, ...resource } of resources()) {
    const ids = elementsOf(main).flatMap((element) => attribute(element, 'id') ?? []);
    faults.push(...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${route}#${id} twice`));
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const statuses = own.flatMap(({ operation }) =>
      Object.keys(operation.responses).filter((s) => s >= '400'),
    );
    const states = (resource['x-lifecycles'] ?? []).flatMap((id) => {
      const lifecycle = JSON.parse(readSiteFile(`/lifecycles/${id}.json`).toString('utf8'));
      return lifecycle.states.map((state: { name: string }) => `${id}.${state.name}`);
    });
    const expected = [
      ...pathsOf(api.components.schemas[name] ?? {}),
      ...own.flatMap(({ operation }) => fragmentsOf(operation)),
      ...(api.components.schemas.event_category?.enum ?? []).filter((one) => one.startsWith(`${name}.`)),
      ...[...new Set(statuses)].map((status) => `error-${status}`),
      ...states,
    ];
    expect(expected.length).toBeGreaterThan(2);
    const linked = new Set(
      findAll(main, 'article')
        .flatMap((article) => findAll(article, 'a'))
        .map((a) => attribute(a, 'href')),
    );
    for (const id of expected) if (!ids.includes(id) || !linked.has(`#${id}`)) faults.push(`${route}#${id}`);
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

test('the side navigation lists every resource in its group, and opens only that of the page', () => {
  for (const { main, route, ...resource } of resources()) {
    const nav = find(main, 'nav', { 'aria-label': 'API reference' });
    const hrefs = findAll(nav, 'a').map((a) => attribute(a, 'href'));
    expect(hrefs).toEqual(expect.arrayContaining(resources().map((one) => one.route)));
    const open = findAll(nav, 'details').filter((group) => attribute(group, 'open') !== undefined);
    expect(open, route).toHaveLength(1);
    const [current] = findAll(open[0] as Element, 'a', { 'aria-current': 'page' });
    expect(current && textOf(current), route).toBe(resource['x-displayName']);
  }
});
