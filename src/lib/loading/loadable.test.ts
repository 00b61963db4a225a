/** @jest-environment jsdom */
import { loadable, loadPatiently } from './loadable';

test('it is asked for once, and is there from then on', async () => {
  const request = jest.fn(async () => 'module');
  const { get, load } = loadable(request);
  expect(get()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['module', 'module']);
  expect(get()).toBe('module');
  await load();
  expect(request).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const request = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const { get, load } = loadable(request);
  await expect(load()).rejects.toThrow('offline');
  expect(get()).toBeUndefined();
  await expect(load()).resolves.toBe('module');
});

test.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is shown again', () => window.dispatchEvent(new Event('pageshow'))],
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('it is tried again when %s', async (_when, happen) => {
  const load = jest.fn(async () => 'module').mockRejectedValueOnce(new Error('offline'));
  const loaded = loadPatiently(load);
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(1);
  happen();
  await expect(loaded).resolves.toBe('module');
});
