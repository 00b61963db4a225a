/** The API reference, generated from the OpenAPI description. */
import { validate } from '@readme/openapi-parser';
import { parse } from 'yaml';
import { snippetLanguages } from '../../../src/content-model/code-languages';
import { once } from '../../support/once';
import { openReady } from '../../support/page/hydration';
import {
  attribute,
  builtPages,
  type Element,
  elementsOf,
  find,
  findAll,
  textOf,
} from '../../support/site/html';
import { readSiteFile } from '../../support/site/site-dir';
import { expect, test } from '../../support/test';

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema; enum?: string[] };
type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, object>;
};
type Description = {
  openapi: string;
  tags: { name: string; 'x-displayName': string; 'x-lifecycles'?: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

const api = JSON.parse(readSiteFile('/openapi.json').toString('utf8')) as Description;
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const mains = once(() => new Map(builtPages().map(({ route, document }) => [route, find(document, 'main')])));
const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
const resources = once(() =>
  api.tags.map((tag) => {
    const route = `/documentation/api/${slug(tag['x-displayName'])}`;
    const main = mains().get(route);
    if (!main) throw new Error(`${route} is missing`);
    return { ...tag, route, main };
  }),
);
/** The value that a reference points to. */
const followed = <T extends { $ref?: string }>(value: T): T =>
  value.$ref === undefined
    ? value
    : followed(
        value.$ref
          .slice(2)
          .split('/')
          .reduce((found: unknown, key) => (found as never)[key], api) as T,
      );
const resourceSchemas = new Set(api.tags.map(({ name }) => `#/components/schemas/${name}`));
/** The paths of all fields of a schema. Objects of another resource are documented on its own page. */
const pathsOf = (schema: Schema, above = ''): string[] =>
  Object.entries(followed(schema).properties ?? {}).flatMap(([name, property]) => {
    const path = `${above}${name}`;
    const inner = followed(property).items ?? property;
    return resourceSchemas.has(inner.$ref ?? '') ? [path] : [path, ...pathsOf(inner, `${path}.`)];
  });
/** The fragments of an operation: its own, and those of its parameters and the fields of its body. */
const fragmentsOf = ({ operationId, parameters = [], requestBody }: Operation): string[] => [
  operationId,
  ...parameters.map((parameter) => `${operationId}.${followed(parameter).name}`),
  ...Object.values(requestBody?.content ?? {})
    .slice(0, 1)
    .flatMap(({ schema }) => pathsOf(schema, `${operationId}.`)),
];
const byId = (main: Element, id: string): Element | undefined =>
  elementsOf(main).find((element) => attribute(element, 'id') === id);

test('the downloadable description is valid and complete, in JSON and in YAML', async () => {
  expect(api.openapi).toBe('3.1.0');
  expect(await validate(structuredClone(api) as never)).toMatchObject({ valid: true });
  expect(parse(readSiteFile('/openapi.yaml').toString('utf8'))).toEqual(api);
  expect(operations.length).toBeGreaterThanOrEqual(120);
  expect(JSON.stringify(api)).not.toMatch(/\{(brand|banks|urls\.|emails\.|fact:|clock:)/);
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
      expect(row && textOf(find(row, 'code')), `${route}#${field}`).toBe(field);
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

test('the code is beside the text from 1200 px, stays in view, and follows the introduction below that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await openReady(page, '/documentation/api/ach-transfers#create_ach_transfer');
  const part = page.getByRole('region', { name: 'Create an ACH transfer', exact: true });
  const box = async (locator: ReturnType<typeof part.locator>) => {
    const found = await locator.boundingBox();
    if (!found) throw new Error('not shown');
    return { ...found, right: found.x + found.width, bottom: found.y + found.height };
  };
  const heading = part.getByRole('heading', { level: 2 });
  const request = part.getByRole('group', { name: 'Language of the request' });
  const response = part.getByText('Response 200', { exact: true });
  const fields = part.getByRole('list').last();
  const beside = { heading: await box(heading), request: await box(request), fields: await box(fields) };
  expect(beside.request.x).toBeGreaterThan(beside.heading.right);
  expect(beside.request.x).toBeGreaterThan(beside.fields.right);
  expect(Math.abs(beside.request.y - beside.heading.y)).toBeLessThan(16);
  await expect(response).toBeInViewport();
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 900);
  await expect(heading).not.toBeInViewport();
  await expect(request).toBeInViewport({ ratio: 1 });
  await expect(response).toBeInViewport({ ratio: 1 });
  const side = page.getByRole('navigation', { name: 'API reference' });
  await expect(side.locator('[aria-current="location"]')).toHaveText('Create an ACH transfer');
  await expect(side.locator('[aria-current="location"]')).toBeInViewport();

  await page.setViewportSize({ width: 1199, height: 900 });
  const stacked = { heading: await box(heading), request: await box(request), fields: await box(fields) };
  expect(stacked.request.x).toBe(stacked.heading.x);
  expect(stacked.request.y).toBeGreaterThan(stacked.heading.bottom);
  expect((await box(response)).y).toBeGreaterThan(stacked.request.bottom);
  expect(stacked.fields.y).toBeGreaterThan((await box(response)).bottom);
});

test('the part in view is marked, folded fields open by their fragment, and the link of a field is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const side = page.getByRole('navigation', { name: 'API reference' });
  const marked = side.locator('[aria-current="location"]');
  await openReady(page, '/documentation/api/ach-transfers#submission.trace_number');
  await expect(page.locator('[id="submission.trace_number"]')).toBeInViewport();
  await expect(marked).toHaveText('The object');
  await side.getByRole('link', { name: 'Cancel an ACH transfer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Cancel an ACH transfer', exact: true })).toBeInViewport();
  await expect(marked).toHaveText('Cancel an ACH transfer');
  const field = page.locator('[id="create_ach_transfer.amount"]');
  await field.getByRole('link', { name: 'amount', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(new URL(page.url()).hash).toBe('#create_ach_transfer.amount');
});

test('collapsed values open on click, and the side navigation leads to any resource', async ({ page }) => {
  await openReady(page, '/documentation/api/ach-transfers');
  const meaning = page.getByText('C01: the account number is wrong.').first();
  await expect(meaning).toBeHidden();
  await page.getByText('10 values of change_code').click();
  await expect(meaning).toBeVisible();
  const side = page.getByRole('navigation', { name: 'API reference' });
  await side.getByText('Wires', { exact: true }).click();
  await side.getByRole('link', { name: 'Wire transfers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wire transfers' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Create a wire transfer' })).toBeVisible();
  await expect(side.locator('[aria-current="page"]')).toHaveText('Wire transfers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each language of a request can be chosen', async ({ page }) => {
    await page.goto('/documentation/api/wire-transfers');
    const create = page.getByRole('region', { name: 'Create a wire transfer' });
    await expect(create.locator('pre:visible').first()).toContainText('curl -X POST');
    await create.locator('label', { hasText: 'Go' }).click();
    await expect(create.locator('pre:visible').first()).toContainText('http.NewRequest("POST"');
  });

  test('a fragment opens what is folded around it, and print shows everything', async ({ page }) => {
    await page.goto('/documentation/api/entities#create_entity.trust.name');
    await expect(page.locator('[id="create_entity.trust.name"]')).toBeInViewport();
    const folded = page.locator('[id="create_entity.corporation.name"]');
    await expect(folded).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded).toBeVisible();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
  });

  test('on a phone a button shows all resources', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/documentation/api/ach-transfers');
    const link = page.getByRole('link', { name: 'Inbound ACH transfers', exact: true });
    await expect(link).toBeHidden();
    await page.getByRole('button', { name: 'All resources' }).click();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
  });
});
