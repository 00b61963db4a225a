import { EventEmitter } from 'node:events';
import { buildSchemaOnce, extractChangedQueries, waitLess } from './prompt-develop.cjs';

const setting = 'GATSBY_EXPERIMENTAL_DISABLE_SCHEMA_REBUILD';
afterEach(() => {
  delete process.env[setting];
});

/** Gatsby's store and events, with these templates in use. */
function redux(templates: string[] = []) {
  const emitter = new EventEmitter();
  const components = new Map(templates.map((template) => [template, {}]));
  return { emitter, components, store: { getState: () => ({ components }) } };
}

test('Gatsby waits less for further changes, and then does what it did', () => {
  const states = {
    batchingNodeMutations: { after: { 500: 'committingBatch' } },
    aggregatingFileChanges: { after: { 200: { actions: 'extractQueries', target: 'idle' } } },
  };
  const before = [...Object.values(states).map(({ after }) => Object.values(after))];
  waitLess({ waitingStates: { states } });
  expect(Object.values(states).map(({ after }) => Object.values(after))).toEqual(before);
  for (const { after } of Object.values(states))
    expect(Object.keys(after).map(Number)).toEqual([expect.closeTo(100, -1)]);
});

test('code that is not as expected stops the server with the name of the file to update', () => {
  const sentence = /has changed\. Update src\/gatsby\/patches\/prompt-develop\.cjs/;
  expect(() => waitLess({})).toThrow(sentence);
  expect(() => buildSchemaOnce({}, redux())).toThrow(sentence);
  expect(() => extractChangedQueries({}, redux())).toThrow(sentence);
});

test("every build of the schema after the first is a refresh, which Gatsby's setting skips", async () => {
  const buildSchema = jest.fn(async () => {});
  const service = { buildSchema };
  buildSchemaOnce(service, redux());
  expect(process.env[setting]).toBe('1');
  await service.buildSchema();
  await service.buildSchema();
  expect(buildSchema.mock.calls).toEqual([[{ refresh: false }], [{ refresh: true }]]);
});

test('pages are created when the records of changed files are there', async () => {
  const buildSchema = jest.fn(async () => {});
  const service = { buildSchema };
  const { emitter, store } = redux();
  buildSchemaOnce(service, { emitter, store });
  await service.buildSchema();
  emitter.emit('API_RUNNING_START');
  const done = service.buildSchema();
  await Promise.resolve();
  expect(buildSchema).toHaveBeenCalledTimes(1);
  emitter.emit('API_RUNNING_QUEUE_EMPTY');
  await done;
  expect(buildSchema).toHaveBeenCalledTimes(2);
});

describe('queries are read', () => {
  async function extracted(change: (site: ReturnType<typeof redux>) => void): Promise<number> {
    const extractQueries = jest.fn(async () => {});
    const service = { extractQueries };
    const site = redux(['a.tsx']);
    extractChangedQueries(service, site);
    await service.extractQueries();
    change(site);
    await service.extractQueries();
    return extractQueries.mock.calls.length - 1;
  }

  test('not again after an edit of content', async () => {
    expect(await extracted(() => {})).toBe(0);
  });

  test.each<[string, (site: ReturnType<typeof redux>) => void]>([
    ['a component changed', ({ emitter }) => emitter.emit('SOURCE_FILE_CHANGED')],
    ['a page was deleted', ({ emitter }) => emitter.emit('DELETE_PAGE')],
    ['the schema changed', ({ emitter }) => emitter.emit('SET_SCHEMA')],
    ['a template has its first page', ({ components }) => components.set('b.tsx', {})],
  ])('again if %s', async (_what, change) => {
    expect(await extracted(change)).toBe(1);
  });

  test('again after a failure', async () => {
    const extractQueries = jest.fn(async () => {}).mockRejectedValueOnce(new Error('no'));
    const service = { extractQueries };
    extractChangedQueries(service, redux());
    await expect(service.extractQueries()).rejects.toThrow('no');
    await service.extractQueries();
    expect(extractQueries).toHaveBeenCalledTimes(2);
  });
});
