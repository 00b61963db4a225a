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

test('a failure is tried again', async () => {
  const make = jest.fn(async () => 'value').mockRejectedValueOnce(new Error('not yet'));
  const ask = cachePerDataVersion(make);
  await expect(ask(context)).rejects.toThrow('not yet');
  expect(await ask(context)).toBe('value');
});
