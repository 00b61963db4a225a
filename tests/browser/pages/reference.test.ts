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

type Operation = { tags: string[]; operationId: string; summary: string };
type Description = {
  openapi: string;
  tags: { name: string; 'x-displayName': string; 'x-lifecycles'?: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties: Record<string, object>; enum?: string[] }> };
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

test('a part of the reference is reached by its fragment, and the table of contents marks it', async ({
  page,
}) => {
  await openReady(page, '/documentation/api/ach-transfers#create_ach_transfer');
  const heading = page.getByRole('heading', { name: 'Create an ACH transfer', exact: true });
  await expect(heading).toBeInViewport();
  await expect(
    page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current="location"]'),
  ).toHaveText('Create an ACH transfer');
  await page.goto('about:blank');
  await page.goto('/documentation/api/ach-transfers#submission.trace_number');
  await expect(page.locator('[id="submission.trace_number"]')).toBeInViewport();
});

test('collapsed values open on click, and the side navigation works', async ({ page }) => {
  await openReady(page, '/documentation/api/ach-transfers');
  const meaning = page.getByText('C01: the account number is wrong.').first();
  await expect(meaning).toBeHidden();
  await page.getByText('10 values of change_code').click();
  await expect(meaning).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Documentation' })
    .getByRole('link', { name: 'ACH prenotifications', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'ACH prenotifications' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Create an ACH prenotification' })).toBeVisible();
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
});
