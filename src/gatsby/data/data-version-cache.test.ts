import { cachePerDataVersion, dataChanged } from './data-version-cache';
import type { ResolverContext } from './resolver-context';

/** A query of a page: a model of its own around the one of all records, as Gatsby has it. */
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

test('it is made once for all queries, and again when a record has changed', async () => {
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

test('two that ask at the same time wait for the same', async () => {
  const make = jest.fn(async () => ({}));
  const ask = cachePerDataVersion(make);
  const { query } = queries();
  const [one, other] = await Promise.all([ask(query()), ask(query())]);
  expect(one).toBe(other);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a page that did not make it depends on the same records, also through what it was made of', async () => {
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

test('other records are other data', async () => {
  const ask = cachePerDataVersion(async ({ nodeModel }) => nodeModel);
  expect(await ask(queries().query())).not.toBe(await ask(queries().query()));
});
