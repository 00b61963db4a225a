import { test } from '@playwright/test';

/**
 * A test on the built file of every page, with a step for each.
 * @param what goes on after "every page", as in "is valid"
 */
export function eachPage<P extends { route: string }>(
  pages: readonly P[],
  what: string,
  check: (page: P) => void,
): void {
  test(`every page ${what}`, async () => {
    for (const page of pages) await test.step(page.route, () => check(page));
  });
}
