/** The API reference, the pages of codes and the lifecycles: what they contain, beside the served description and the content. */
import { parse } from 'yaml';
import { contentFiles, readContent, slugOf } from '../support/content';
import { attributes, differs, page, pages, textOf } from '../support/html';
import { readSiteFile, siteFiles } from '../support/site';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
};
type Named = { $ref?: string; name?: string; value?: unknown };
type Operation = {
  tags: string[];
  operationId: string;
  summary: string;
  parameters?: Named[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<
    string,
    { content?: Record<string, { example?: unknown; examples?: Record<string, Named> }> }
  >;
  servers?: { url: string }[];
};
type Api = {
  openapi: string;
  tags: { name: string; 'x-displayName': string; 'x-lifecycles'?: string[] }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: object;
  components: { schemas: Record<string, Schema>; responses: Record<string, { headers?: object }> };
};
type Lifecycle = { id: string; states: { name: string }[]; transitions: { from: string; to: string }[] };

const api = JSON.parse(readSiteFile('/openapi.json')) as Api;
const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const resources = api.tags.map((tag) => ({
  ...tag,
  route: `/documentation/api/${tag['x-displayName'].toLowerCase().replaceAll(' ', '-')}`,
}));
/** The type of a resource: "CheckTransfer", or "FileObject" where languages have a File already. */
const typeOf = (name: string): string => {
  const type = name.replace(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
  return type in api.components.schemas ? type : `${type}Object`;
};
const resourceSchemas = new Set(api.tags.map(({ name }) => `#/components/schemas/${typeOf(name)}`));
const categories = api.components.schemas.EventCategory?.enum ?? [];

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

/** The paths of all fields of a schema. Objects of another resource are documented on its own page. */
const pathsOf = (schema: Schema, above = ''): string[] => {
  const { properties = {}, oneOf = [], anyOf = [] } = followed(schema);
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const inner = followed(property).items ?? property;
    const path = `${above}${name}`;
    return resourceSchemas.has(inner.$ref ?? '') ? [path] : [path, ...pathsOf(inner, `${path}.`)];
  });
  return [...new Set([...own, ...[...oneOf, ...anyOf].flatMap((variant) => pathsOf(variant, above))])];
};

/** The fragments of an operation: its own, and those of its parameters and the fields of its body. */
const fragmentsOf = ({ operationId, parameters = [], requestBody }: Operation): string[] => [
  operationId,
  ...parameters.map((parameter) => `${operationId}.${followed(parameter).name}`),
  ...Object.values(requestBody?.content ?? {})
    .slice(0, 1)
    .flatMap(({ schema }) => pathsOf(schema, `${operationId}.`)),
];

const lifecycles = contentFiles('rails').flatMap(
  (file) => readContent<{ lifecycles?: Lifecycle[] }>(file).lifecycles ?? [],
);

test('the downloadable description is complete, in JSON and in YAML', () => {
  expect(api.openapi).toBe('3.1.0');
  expect(parse(readSiteFile('/openapi.yaml'))).toEqual(api);
  expect(operations.length).toBeGreaterThanOrEqual(120);
  expect(JSON.stringify(api)).not.toMatch(/\{(brand|banks|urls\.|emails\.|fact:|clock:)/);
  expect(api.webhooks).toHaveProperty('event');
  for (const response of Object.values(api.components.responses))
    expect(response.headers).toHaveProperty('Request-Id');
  for (const { path, operation } of operations)
    expect([path, operation.servers?.[0]?.url ?? '']).toEqual([
      path,
      path.startsWith('/simulations/') ? expect.stringMatching(/^https:\/\/sandbox\./) : '',
    ]);
});

test('a product shows the response that the reference documents', () => {
  for (const file of contentFiles('products')) {
    const { method, path, response } = readContent<{
      request: Record<'method' | 'path' | 'response', string>;
    }>(file).request;
    const { example, examples = {} } =
      api.paths[path]?.[method.toLowerCase()]?.responses['200']?.content?.['application/json'] ?? {};
    const [named] = Object.values(examples);
    const documented = (example ?? (named && followed(named).value)) as Record<string, unknown>;
    const shown = JSON.parse(response) as Record<string, unknown>;
    expect(shown.status).toBe(documented.status);
    for (const [name, value] of Object.entries(shown))
      expect([file, name, value === null]).toEqual([file, name, documented[name] === null]);
  }
});

test('a resource has every field, operation, parameter, event, error and state, each with a link to it', () => {
  const wrong = resources.flatMap(({ name, route, ...resource }) => {
    const { $ } = page(route);
    const ids = new Set(attributes($, 'main [id]', 'id'));
    const linked = new Set(attributes($, 'main article a', 'href'));
    const own = operations.filter(({ operation }) => operation.tags[0] === name);
    const statuses = own.flatMap(({ operation }) =>
      Object.keys(operation.responses).filter((status) => status >= '400'),
    );
    const states = (resource['x-lifecycles'] ?? []).flatMap((id) =>
      (lifecycles.find((lifecycle) => lifecycle.id === id)?.states ?? []).map(
        (state) => `${id}.${state.name}`,
      ),
    );
    const expected = [
      ...pathsOf(api.components.schemas[typeOf(name)] ?? {}),
      ...own.flatMap(({ operation }) => fragmentsOf(operation)),
      ...categories.filter((category) => category.startsWith(`${name}.`)),
      ...[...new Set(statuses)].map((status) => `error-${status}`),
      ...states,
    ];
    return [
      ...(expected.length > 2 ? [] : [`${route} documents nothing`]),
      ...expected.filter((id) => !ids.has(id) || !linked.has(`#${id}`)).map((id) => `${route}#${id}`),
      ...(states.length > 0 && !ids.has('states') ? [`${route}#states`] : []),
    ];
  });
  expect(wrong).toEqual([]);
  const owners = categories.map((category) => resources.find(({ name }) => category.startsWith(`${name}.`)));
  expect(owners).not.toContain(undefined);
});

test('an operation shows its request in every language and its errors', () => {
  const wrong = operations.flatMap(({ path, method, operation }) => {
    const { route = '' } = resources.find(({ name }) => name === operation.tags[0]) ?? {};
    const { $ } = page(route);
    const part = $(`section[aria-labelledby="${operation.operationId}"]`);
    const text = textOf($, part[0] as never);
    const languages = part
      .find('[data-languages] label')
      .toArray()
      .map((label) => textOf($, label));
    // An upload is shown only as cURL.
    const expected = operation.operationId === 'create_file' ? [] : ['cURL', 'TypeScript', 'Python', 'Go'];
    const errors =
      path.startsWith('/simulations/') || /Errors: ((\d{3} \w+, )+and )?those of any request\./.test(text);
    return [
      ...differs('heading', textOf($, `[id="${operation.operationId}"]`), operation.summary),
      ...differs('languages', languages, expected),
      ...(text.includes(`${method} ${path}`) && text.includes('curl -X') && errors ? [] : ['is incomplete']),
    ].map((fault) => `${route}#${operation.operationId}: ${fault}`);
  });
  expect(wrong).toEqual([]);
});

test('an operation that can ask for an approval shows the object that waits for it', () => {
  const asking = operations.filter(({ operation: { requestBody } }) =>
    Object.values(requestBody?.content ?? {}).some(({ schema }) =>
      pathsOf(schema).includes('require_approval'),
    ),
  );
  expect(asking.length).toBeGreaterThan(5);
  for (const { operation } of asking) {
    const { $ } = page(resources.find(({ name }) => name === operation.tags[0])?.route ?? '');
    const sample = $(
      `section[aria-labelledby="${operation.operationId}"] [value="Pending approval"] + label + div`,
    );
    expect(textOf($, sample[0] as never)).toContain('"status": "pending_approval"');
  }
});

test('the JSON in a shell has the colors of a response, and is below its option', () => {
  const { $ } = page('/documentation/api/ach-transfers');
  const request = $('section[aria-labelledby="create_ach_transfer"] code.language-bash');
  expect(request.text()).toContain('\n  -d \'{\n    "account_id": "account_');
  const texts = request
    .find('span')
    .toArray()
    .map((span) => $(span).text());
  expect(texts).toEqual(expect.arrayContaining(['"PAYROLL"', '125000']));
});

test('the index and the side navigation lead to every resource, and only the group of the page is open', () => {
  const routes = resources.map(({ route }) => route);
  expect(attributes(page('/documentation/api').$, 'main a', 'href')).toEqual(
    expect.arrayContaining([...routes, '/openapi.yaml', '/openapi.json']),
  );
  for (const { route, 'x-displayName': name } of resources) {
    const { $ } = page(route);
    const side = 'nav[aria-label="API reference"]';
    expect(attributes($, `${side} a`, 'href')).toEqual(expect.arrayContaining(routes));
    expect([route, $(`${side} details[open]`).length]).toEqual([route, 1]);
    expect(textOf($, `${side} details[open] a[aria-current="page"]`)).toBe(name);
  }
});

type Network = { codes: Record<'code' | 'slug' | 'title' | 'reason' | 'customer', string>[] };

test('every code has a page that says what it means and what to say to the customer, and is listed in order', () => {
  const listed = attributes(page('/documentation/codes').$, 'main a', 'href');
  let count = 0;
  for (const file of contentFiles('codes')) {
    const path = `/documentation/codes/${slugOf(file)}`;
    const { codes } = readContent<Network>(file);
    const { $: index } = page(path);
    const rows = index('main tbody tr')
      .toArray()
      .map((row) => textOf(index, index(row).find('a')[0] as never));
    expect(rows).toEqual(codes.map(({ code }) => code));
    const coded = rows.filter((code) => /^[A-Z]\d*$/.test(code));
    expect(coded).toEqual([...coded].sort());
    for (const { code, slug, title, reason, customer } of codes) {
      const { $ } = page(`${path}/${slug}`);
      expect(textOf($, 'main h1')).toBe(`${code}: ${title}`);
      expect(textOf($, 'main dl')).toContain(reason);
      expect(textOf($, 'main blockquote')).toBe(customer);
      expect(listed).toContain(`${path}/${slug}`);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(100);
});

test('the name of a code in a text links to its page', () => {
  expect(attributes(page('/documentation/api/declined-transactions').$, 'main a', 'href')).toContain(
    '/documentation/codes/card-declines/insufficient_funds',
  );
  expect(attributes(page('/documentation/fedach').$, 'main p a', 'href')).toContain(
    '/documentation/codes/ach-returns/r09',
  );
  expect(JSON.parse(readSiteFile('/meanings/ach-returns.json'))).toBeDefined();
});

test('each lifecycle is published with every state and every transition', () => {
  expect(siteFiles().filter((file) => file.startsWith('/lifecycles/'))).toHaveLength(lifecycles.length);
  for (const { id, states, transitions } of lifecycles) {
    const published = JSON.parse(readSiteFile(`/lifecycles/${id}.json`)) as Lifecycle;
    expect(published.states.map(({ name }) => name)).toEqual(states.map(({ name }) => name));
    const written = transitions.filter(({ from }) => from !== 'any');
    expect(published.transitions.map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining(written.map(({ from, to }) => [from, to])),
    );
  }
});

test('every product page and article of a rail shows its lifecycles, as a picture, a list and a table', () => {
  const { $ } = page('/products/wires');
  const part = $('[id="wire-drawdown-request"]');
  expect(part.find('[role="img"]').length).toBeGreaterThan(0);
  expect(part.find('ol, ul').length).toBeGreaterThan(0);
  expect(part.find('table caption').length).toBeGreaterThan(0);
  expect(pages().filter(({ route }) => route.startsWith('/products/')).length).toBeGreaterThan(6);
});
