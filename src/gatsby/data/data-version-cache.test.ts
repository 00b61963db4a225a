import { cachePerDataVersion, dataChanged } from './data-version-cache';
import type { ResolverContext } from './resolver-context';

const context = {} as ResolverContext;

test('a value is computed once for all queries, also concurrent ones, and again after a record changes', async () => {
  const make = jest.fn(async () => ({}));
  const ask = cachePerDataVersion(make);
  const [one, other] = await Promise.all([ask(context), ask(context)]);
  expect(other).toBe(one);
  dataChanged();
  expect(await ask(context)).not.toBe(one);
  expect(make).toHaveBeenCalledTimes(2);
});
