/** Files for other programs, read with third-party tools. */
import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { applyPatch } from 'rfc6902';
import { parse } from 'yaml';
import { brand, readContent } from '../support/content';
import { attributes, page, pages } from '../support/html';
import { readSiteFile, siteFiles } from '../support/site';

type Schema = {
  type?: string | string[];
  format?: string;
  maximum?: number;
  anyOf?: Schema[];
  enum?: string[];
  const?: string;
  oneOf?: { $ref: string }[];
  discriminator?: { propertyName: string };
};
type Operation = { operationId: string; requestBody?: object; responses: object & { 400?: object } };
type Description = {
  paths: object;
  webhooks: Record<string, unknown>;
  components: { schemas: Record<string, Schema & { properties?: Record<string, Schema> }> };
};

const api = JSON.parse(readSiteFile('/openapi.json')) as Description;
const old = { version: '1.1' } as const;

test.each(['/openapi.json', '/openapi-3.0.json'])('Redocly has nothing to say of %s', async (file) => {
  const text = readSiteFile(file);
  const found = await lintDocument({
    document: { source: new Source(file, text), parsed: JSON.parse(text) },
    config: await createConfig('extends: [recommended-strict]'),
    externalRefResolver: new BaseResolver(),
  });
  expect(found.map(({ message, location: [place] }) => `${place?.pointer} ${message}`)).toEqual([]);
});

test('the description starts with what it is', () => {
  expect(Object.keys(api).slice(0, 2)).toEqual(['openapi', 'info']);
});

test('YAML 1.1 reads the description as JSON does, and the front matter of alternates as YAML 1.2 does', () => {
  expect(parse(readSiteFile('/openapi.yaml'), { ...old, maxAliasCount: -1 })).toEqual(api);
  const alternates = siteFiles().filter((file) => file.endsWith('.md'));
  expect(alternates.length).toBeGreaterThan(100);
  for (const file of alternates) {
    const front = readSiteFile(file).split('---\n')[1] ?? '';
    expect(parse(front, old)).toEqual(parse(front));
  }
});

test('no integer without a maximum is read as 32 bits', () => {
  const small: string[] = [];
  JSON.stringify(api, (key, value: Schema | null) => {
    const isInteger = [value?.type].flat().includes('integer');
    if (isInteger && value?.maximum === undefined && value?.format !== 'int64') small.push(key);
    return value;
  });
  expect(small).toEqual([]);
});

test('an object with a status that is new is valid, a request with one is not', () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats(ajv);
  ajv.addSchema(api, 'api');
  const valid = (name: string, value: unknown) =>
    ajv.validate({ $ref: `api#/components/schemas/${name}` }, value);
  const event = {
    id: 'event_1',
    category: 'vault.opened',
    associated_object_type: 'vault',
    associated_object_id: 'vault_1',
    created_at: '2026-11-20T21:24:31Z',
    type: 'event',
  };
  expect(valid('EventObject', event)).toBe(true);
  expect(valid('AchTransferCreatedEvent', event)).toBe(false);
  expect(valid('EventCategory', 'vault.opened')).toBe(false);
});

test('a source of transactions has a type for each category, which its discriminator names', () => {
  const { schemas } = api.components;
  const { oneOf = [], discriminator } = schemas.Transaction?.properties?.source ?? {};
  expect(discriminator?.propertyName).toBe('category');
  const categories = oneOf.map(({ $ref }) => schemas[$ref.split('/').at(-1) ?? '']?.properties?.category);
  expect(categories.length).toBeGreaterThan(20);
  expect(categories.filter((category) => category?.const === undefined)).toEqual([]);
});

test('a request with a body can be refused with 400, and names say what is done to what', () => {
  const operations = Object.values(api.paths).flatMap((item) => Object.values<Operation>(item));
  expect(operations.filter(({ requestBody, responses }) => requestBody && !responses['400'])).toEqual([]);
  expect(operations.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['retrieve_account_balance', 'update_card_pin', 'return_inbound_ach_transfer']),
  );
});

test('the earlier description and its difference give the current one', () => {
  const earlier = JSON.parse(readSiteFile('/openapi/2026-11-21.json'));
  const faults = applyPatch(earlier, JSON.parse(readSiteFile('/openapi/2026-11-21.patch.json')));
  expect(faults.filter(Boolean)).toEqual([]);
  expect(earlier).toEqual(api);
});

test('each category of events has a webhook, and types have names in PascalCase', () => {
  expect(Object.keys(api.webhooks)).toEqual(
    expect.arrayContaining(api.components.schemas.EventCategory?.enum ?? ['']),
  );
  expect(Object.keys(api.components.schemas).filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});

test('an enum that resources share is named after none of them', () => {
  expect(Object.keys(api.components.schemas)).toEqual(
    expect.arrayContaining(['AchReturnReason', 'StandardEntryClassCode', 'CardDeclineReason', 'RouteType']),
  );
  expect(Object.keys(api.components.schemas)).not.toContain('AchPrenotificationFunding');
});

test('an operation names the scope that a key needs', () => {
  const { retrieve_account } = Object.fromEntries(
    Object.values(api.paths).flatMap((item) =>
      Object.values<Operation>(item).map((operation) => [operation.operationId, operation]),
    ),
  );
  expect(retrieve_account).toMatchObject({
    'x-required-scopes': ['accounts:read'],
    description: expect.stringContaining('The key needs the scope `accounts:read`.'),
  });
});

test('a request has the limits and defaults that its text names, and an error says which field is wrong', () => {
  const { CreateAchTransferRequest: request, ErrorObject: error } = api.components.schemas;
  expect(request?.properties).toMatchObject({
    amount: { not: { enum: [0] } },
    company_name: { maxLength: 16 },
    routing_number: { pattern: '^[0-9]{9}$' },
    standard_entry_class_code: { default: 'corporate_credit_or_debit' },
  });
  expect(error?.properties).toHaveProperty('field');
});

test('the collection for Postman has every operation', () => {
  type Item = { item?: Item[]; request?: { method: string } };
  const requestsIn = ({ item = [], request }: Item): string[] =>
    request ? [request.method] : item.flatMap(requestsIn);
  const requests = requestsIn(JSON.parse(readSiteFile('/postman-collection.json')));
  const operations = Object.values(api.paths).flatMap((item: object) => Object.keys(item));
  expect(requests.sort()).toEqual(operations.map((method) => method.toUpperCase()).sort());
});

test('the API catalog leads to the description, its pages and its data', () => {
  const { linkset } = JSON.parse(readSiteFile('/.well-known/api-catalog')) as {
    linkset: object[];
  };
  const targets = linkset.flatMap(({ anchor: _, ...links }: object & { anchor?: string }) =>
    Object.values<{ href: string }[]>(links).flat(),
  );
  for (const { href } of targets) {
    const path = href.replace(brand().url, '');
    expect(siteFiles().some((file) => file === path || file === `${path}/index.html`)).toBe(true);
  }
  expect(targets.length).toBeGreaterThan(10);
});

/** A file of data: its version, its day, and what it has. */
const dataFile = <T>(file: string) =>
  JSON.parse(readSiteFile(file)) as { version: number; generated_on: string } & T;

test('codes.json has every code with its value in the API, who reports it, and its page', () => {
  const { version, generated_on, codes } = dataFile<{ codes: Record<string, string | null>[] }>(
    '/codes.json',
  );
  expect([version, generated_on]).toEqual([1, expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)]);
  const pages = siteFiles().filter((file) =>
    /^\/documentation\/codes\/[\w-]+\/[\w-]+\/index\.html$/.test(file),
  );
  const paths = codes.map(({ url }) => url?.replace(brand().url, ''));
  expect(paths.map((path) => `${path}/index.html`).sort()).toEqual(pages.sort());
  expect(codes.find(({ code }) => code === 'R01')).toMatchObject({
    network: 'ach-returns',
    api_value: 'insufficient_funds',
    reported_by: 'The receiving bank (RDFI)',
    retry: 'after',
    deadline: expect.stringContaining('2 banking days'),
    customer_text: expect.any(String),
  });
});

test('fees.json says that its amounts are samples, and has every row of the page', () => {
  const { sample, fees } = dataFile<{ sample: boolean; fees: { id: string; cents: number }[] }>('/fees.json');
  expect(sample).toBe(true);
  const { groups } = readContent<{ groups: { rows: { id: string; cents: number }[] }[] }>('fees.yaml');
  expect(fees.map(({ id, cents }) => [id, cents])).toEqual(
    groups.flatMap(({ rows }) => rows.map(({ id, cents }) => [id, cents])),
  );
});

test('banking-days.json has the days of the calendar', () => {
  const { holidays } = dataFile<{ holidays: { date: string }[] }>('/banking-days.json');
  const events = readSiteFile('/banking-days.ics').match(/(?<=DTSTART;VALUE=DATE:)\d+/g);
  expect(holidays.map(({ date }) => date.replaceAll('-', ''))).toEqual(events);
  expect(holidays.at(-1)?.date).toMatch(/^20(30|3\d)-12-25$/);
});

test('no page lets phones link its numbers', () => {
  const plain = pages().filter(
    ({ $ }) => $('meta[name="format-detection"]').attr('content') !== 'telephone=no',
  );
  expect(plain.map(({ route }) => route)).toEqual([]);
});

test.each([
  ['/documentation/banking-days', ['/banking-days.ics', '/banking-days.json']],
  ['/documentation/codes', ['/codes.json']],
  ['/facts', ['/facts.json']],
  ['/fees', ['/fees.json']],
])('the head of %s links its data', (route, files) => {
  const { $ } = page(route);
  const linked = attributes($, 'link[rel="alternate"]', 'href').filter((href) => /\.(ics|json)$/.test(href));
  expect(linked).toEqual(files);
});

type Lifecycle = {
  id: string;
  initial: string[];
  final: string[];
  transitions: { from: string; to: string }[];
};

test('lifecycles follow their schema, and every state can be reached by transitions between states', () => {
  const ajv = new Ajv2020();
  addFormats(ajv);
  const validate = ajv.compile(JSON.parse(readSiteFile('/lifecycles.schema.json')));
  for (const file of siteFiles().filter((name) => name.startsWith('/lifecycles/'))) {
    const published = JSON.parse(readSiteFile(file)) as Lifecycle & { states: { name: string }[] };
    expect([file, validate(published), validate.errors]).toEqual([file, true, null]);
    const reached = new Set(published.initial);
    for (const state of reached)
      for (const { from, to } of published.transitions) if (from === state) reached.add(to);
    expect([file, [...reached].sort()]).toEqual([file, published.states.map(({ name }) => name).sort()]);
    expect(published.transitions.filter(({ from }) => published.final.includes(from))).toEqual([]);
  }
});

test.each([
  ['ach-transfer', 'pending_approval pending_review pending_submission submitted returned'],
  ['check-transfer', 'pending_review pending_submission mailed deposited returned'],
  ['fednow-transfer', 'pending_review pending_submission submitted completed'],
  ['real-time-payments-transfer', 'pending_review pending_submission submitted completed'],
])('the documented path of %s is one of its paths', (id, path) => {
  const { initial, transitions } = JSON.parse(readSiteFile(`/lifecycles/${id}.json`)) as Lifecycle;
  const [first = '', ...others] = path.split(' ');
  expect(initial).toContain(first);
  let from = first;
  for (const to of others) {
    expect(transitions).toContainEqual(expect.objectContaining({ from, to }));
    from = to;
  }
});
