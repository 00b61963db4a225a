/** A long visit in one tab. */
import { expectInPage, openReady } from '../engines/page-queries';
import { expect, test } from '../engines/test';
import { builtPage, find, textOf } from '../support/site/html';
import { listenerCount } from './injections';

const walk = (to: string) => {
  (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
};
/** Whether a page is shown: the address changes before it. */
const isAt = ({ path, heading }: { path: string; heading: string }) =>
  location.pathname === path && document.querySelector('main h1')?.textContent === heading;
/** The head's tags follow the page. */
const hasOwnHead = () => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? 'about:blank';
  return new URL(canonical).pathname === location.pathname;
};
const counts = () => ({
  windowListeners: Number(document.documentElement.dataset.windowListeners),
  documentListeners: Number(document.documentElement.dataset.documentListeners),
  headElements: document.head.querySelectorAll('meta, title, link:not([rel="prefetch"])').length,
  bodyElements: document.body.children.length,
});

/**
 * Kilobytes that 70 navigations may add to the heap. Prefetched data adds up to 2,700 in a healthy tab; keeping the `main`
 * element of each page, and with it React's tree, adds 130 for each.
 */
const mostGrowth = 6000;

test('a hundred navigations leave no listeners, elements or memory behind', async ({ visitor, site }) => {
  site.inject = listenerCount;
  await openReady(visitor, '/');
  const round = ['/fees', '/products/ach', '/documentation', '/'].map((path) => ({
    path,
    heading: textOf(find(builtPage(path).document, 'h1')),
  }));
  const go = async (rounds: number) => {
    for (let index = 0; index < rounds; index += 1)
      for (const page of round) {
        await visitor.run(walk, page.path);
        await expect.poll(() => visitor.run(isAt, page), { intervals: [20, 50] }).toBe(true);
      }
    await expectInPage(visitor, () => document.querySelector('#gatsby-focus-wrapper') !== null, null, true);
    await expectInPage(visitor, hasOwnHead, null, true);
    return { ...(await visitor.run(counts, null)), kilobytes: (await visitor.heap()) / 1000 };
  };
  // All code has loaded after the first rounds.
  const before = await go(7);
  const after = await go(18);
  expect(after.headElements).toBe(before.headElements);
  expect(after.bodyElements).toBe(before.bodyElements);
  // Listeners for the first click or the first idle moment may be gone.
  expect(after.windowListeners).toBeLessThanOrEqual(before.windowListeners);
  expect(after.documentListeners).toBeLessThanOrEqual(before.documentListeners);
  expect(after.kilobytes - before.kilobytes).toBeLessThan(mostGrowth);
});
