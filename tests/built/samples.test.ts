/** The API's sample objects: wherever a page shows one, it's the object of content/api/samples.yaml. */
import { readSiteFile, siteFiles } from '../support/site';

type Value = { readonly [name: string]: unknown };
type Media = { 'application/json'?: { example?: unknown; examples?: Record<string, { value?: unknown }> } };
type Operation = { requestBody?: { content: Media }; responses: Record<string, { content?: Media }> };
type Api = {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, { examples?: unknown[] }>;
    examples: Record<string, { value: unknown }>;
  };
};

const api = JSON.parse(readSiteFile('/openapi.json')) as Api;
const samples = Object.values(api.components.schemas).flatMap(({ examples = [] }) => examples);

const isObject = (value: unknown): value is Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects with an ID in a value, at any depth. */
function objectsIn(value: unknown): Value[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = isObject(value) && typeof value.id === 'string' ? [value] : [];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
}

/** What changes with an object's state. A list grows with it, and a part is null before or after it. */
const ofState = new Set(['status', 'stage', 'state', 'held_amount', 'validation', 'details_confirmed_at']);

/** The fields in which an object isn't a state of what's known of it. */
function faultsOf(shown: Value, known: Value, above = ''): string[] {
  return Object.entries(shown).flatMap(([name, value]) => {
    const own = known[name] ?? null;
    if (ofState.has(name) || Array.isArray(value) || value === null || own === null) return [];
    if (isObject(value) && isObject(own)) return faultsOf(value, own, `${above}${name}.`);
    return value === own ? [] : [`${above}${name} is ${value}, and ${own} elsewhere`];
  });
}

/** What's known of an object after another of its states. */
const learned = (known: Value, shown: Value): Value =>
  Object.fromEntries(
    [...new Set([...Object.keys(known), ...Object.keys(shown)])].map((name) => {
      const [old, value] = [known[name], shown[name]];
      return [name, isObject(old) && isObject(value) ? learned(old, value) : (old ?? value)];
    }),
  );

/** The code of each page but the reference's, which shows the samples themselves. */
const blocks = siteFiles()
  .filter((file) => /^\/(?!documentation\/api\/|llms).*\.md$/.test(file))
  .flatMap((file) =>
    [...readSiteFile(file).matchAll(/^ *```.*\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => ({
      file,
      code,
    })),
  );

/** The JSON in a block, below a request or a header; undefined if there's none. */
function jsonIn(code: string): unknown {
  try {
    return JSON.parse(code.replace(/^[^{]*/, ''));
  } catch {
    return undefined;
  }
}

/** What the reference shows of each operation, unless it edits an object. */
const operations = Object.entries(api.paths).flatMap(([path, { patch: _, ...methods }]) =>
  Object.values(methods).map(({ requestBody, responses }) => {
    const { example, examples = {} } = responses['200']?.content?.['application/json'] ?? {};
    const [name = ''] = Object.keys(examples);
    const body = requestBody?.content['application/json']?.example;
    const shown = examples[name]?.value ?? api.components.examples[name]?.value;
    return { place: path, body, value: example ?? shown };
  }),
);

test('an object has the same amount, dates and parents on every page, whatever its state', () => {
  const states = [
    ...samples.map((value) => ({ place: 'samples.yaml', value })),
    ...operations,
    ...blocks.map(({ file, code }) => ({ place: file, value: jsonIn(code) })),
  ].flatMap(({ place, value }) => objectsIn(value).map((shown) => ({ place, shown, id: String(shown.id) })));
  expect(states.length).toBeGreaterThan(150);
  const known = new Map<string, Value>();
  const faults = states.flatMap(({ place, shown, id }) => {
    const before = known.get(id) ?? {};
    known.set(id, learned(before, shown));
    return faultsOf(shown, before).map((fault) => `${place}: ${id}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test('a request creates the object that the reference shows below it', () => {
  const created = operations.filter(({ place, body }) => body !== undefined && !place.includes('{'));
  expect(created.length).toBeGreaterThan(30);
  const faults = created.flatMap(({ place, body, value }) =>
    faultsOf(body as Value, value as Value).map((fault) => `${place}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

test('every ID in a request, a response or a program is one of the samples', () => {
  const known = JSON.stringify([samples, operations]);
  const ids = new RegExp(
    `\\b(?:${api.tags.map(({ name }) => name).join('|')})_(?!\\w*none)[a-z0-9]{16,}\\b`,
    'g',
  );
  const unknown = blocks.flatMap(({ file, code }) =>
    (code.match(ids) ?? []).filter((id) => !known.includes(`"${id}"`)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});
