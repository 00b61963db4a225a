import { test } from '@playwright/test';

/**
 * A test on the built file of every page, with a step for each.
 * @param pages or what gives them when the test runs: what stands in a file itself is done by whoever lists the tests, too
 * @param what goes on after "every page", as in "is valid"
 */
export function eachPage<P extends { route: string }>(
  pages: readonly P[] | (() => readonly P[]),
  what: string,
  check: (page: P) => void,
): void {
  test(`every page ${what}`, async () => {
    for (const page of typeof pages === 'function' ? pages() : pages)
      await test.step(page.route, () => check(page));
  });
}
