/** Files for other programs, read with third-party tools. */
import { BaseResolver, createConfig, lintDocument, Source } from '@redocly/openapi-core';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { brand } from '../support/content';
import { readSiteFile, siteFiles } from '../support/site';

type Schema = {
  type?: string | string[];
  format?: string;
  maximum?: number;
  anyOf?: Schema[];
  enum?: string[];
};
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

test('each category of events has a webhook, and types have names in PascalCase', () => {
  expect(Object.keys(api.webhooks)).toEqual(
    expect.arrayContaining(api.components.schemas.EventCategory?.enum ?? ['']),
  );
  expect(Object.keys(api.components.schemas).filter((name) => !/^[A-Z][A-Za-z0-9]+$/.test(name))).toEqual([]);
});

test('the collection for Postman has every operation', () => {
  type Item = { item?: Item[]; request?: { method: string } };
  const requestsIn = ({ item = [], request }: Item): string[] =>
    request ? [request.method] : item.flatMap(requestsIn);
  const requests = requestsIn(JSON.parse(readSiteFile('/postman-collection.json')));
  const operations = Object.values(api.paths).flatMap((item: object) => Object.keys(item));
  expect(requests.sort()).toEqual(operations.map((method) => method.toUpperCase()).sort());
});

test('the API catalog leads to the description and its pages', () => {
  const { linkset } = JSON.parse(readSiteFile('/.well-known/api-catalog')) as {
    linkset: Record<'service-desc' | 'service-doc', { href: string }[]>[];
  };
  const targets = linkset.flatMap((link) => [...link['service-desc'], ...link['service-doc']]);
  for (const { href } of targets) {
    const path = href.replace(brand().url, '');
    expect(siteFiles().some((file) => file === path || file === `${path}/index.html`)).toBe(true);
  }
  expect(targets.length).toBeGreaterThan(2);
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
