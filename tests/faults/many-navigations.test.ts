/** A long visit in one tab. */
import { answers, openReady } from '../engines/ask';
import { expect, test } from '../engines/test';
import { listenerCount } from './injections';

const walk = (to: string) => {
  (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
};
const isAt = (path: string) => location.pathname === path && document.querySelector('main h1') !== null;
const counts = () => ({
  windowListeners: Number(document.documentElement.dataset.windowListeners),
  documentListeners: Number(document.documentElement.dataset.documentListeners),
  headElements: document.head.querySelectorAll('meta, title, link:not([rel="prefetch"])').length,
  bodyElements: document.body.children.length,
});

test('two hundred navigations leave no listeners and no elements behind', async ({ visitor, site }) => {
  site.inject = listenerCount;
  await openReady(visitor, '/');
  const round = ['/fees', '/products/ach', '/documentation', '/'];
  const go = async (rounds: number) => {
    for (let index = 0; index < rounds; index += 1)
      for (const path of round) {
        await visitor.run(walk, path);
        await expect.poll(() => visitor.run(isAt, path), { intervals: [20, 50] }).toBe(true);
      }
    await answers(visitor, () => document.querySelector('#gatsby-focus-wrapper') !== null, null, true);
    return visitor.run(counts, null);
  };
  // All code has come after the first rounds.
  const before = await go(3);
  const after = await go(47);
  expect(after).toEqual(before);
});
