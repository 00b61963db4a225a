import { cachePerDataVersion, dataChanged } from './data-version-cache';
import type { ResolverContext } from './resolver-context';

/** A page's query context: a model that wraps the shared one, as in Gatsby. */
function queries() {
  const all = {};
  const tracked: string[][] = [];
  const query = (): ResolverContext => {
    const own: string[] = [];
    tracked.push(own);
    const nodeModel = {
      nodeModel: all,
      findOne: async ({ type }: { type: string }) => {
        own.push(type);
        return { type };
      },
      findAll: async ({ type }: { type: string }) => {
        own.push(type);
        return { entries: [{ type }] };
      },
      trackPageDependencies: (_: unknown, { connectionType }: { connectionType?: string }) => {
        if (connectionType) own.push(connectionType);
      },
    };
    return { nodeModel } as unknown as ResolverContext;
  };
  return { query, tracked };
}

test('it is computed once for all queries, and again after a record changes', async () => {
  let made = 0;
  const ask = cachePerDataVersion(async () => {
    made += 1;
    return made;
  });
  const { query } = queries();
  expect([await ask(query()), await ask(query())]).toEqual([1, 1]);
  dataChanged();
  expect([await ask(query()), await ask(query())]).toEqual([2, 2]);
});

test('concurrent calls share one result', async () => {
  const make = jest.fn(async () => ({}));
  const ask = cachePerDataVersion(make);
  const { query } = queries();
  const [one, other] = await Promise.all([ask(query()), ask(query())]);
  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a page that gets a cached value depends on the same records, also through nested caches', async () => {
  const facts = cachePerDataVersion(async ({ nodeModel }) => nodeModel.findAll({ type: 'Fact' }));
  const ask = cachePerDataVersion(async (context) => {
    await facts(context);
    return context.nodeModel.findOne({ type: 'BrandContent' });
  });
  const { query, tracked } = queries();
  await facts(query());
  await ask(query());
  await ask(query());
  expect(tracked).toEqual([['Fact'], ['Fact', 'BrandContent'], ['Fact', 'BrandContent']]);
});

test('a cached value that others use is computed once for all of them', async () => {
  const facts = jest.fn(async ({ nodeModel }: ResolverContext) => nodeModel.findAll({ type: 'Fact' }));
  const cached = cachePerDataVersion(facts);
  const [one, other] = [cachePerDataVersion(cached), cachePerDataVersion(cached)];
  const { query, tracked } = queries();
  await one(query());
  await other(query());
  expect(facts).toHaveBeenCalledTimes(1);
  expect(tracked).toEqual([['Fact'], ['Fact']]);
});

test('another set of records has its own values', async () => {
  const ask = cachePerDataVersion(async ({ nodeModel }) => nodeModel);
  expect(await ask(queries().query())).not.toBe(await ask(queries().query()));
});
