import { test } from '@playwright/test';
import { listOfAlike } from './routes';

/**
 * A test for each page, "<route> <what>"; pages that are made from one list by one template share one, of a step for each.
 * @param what goes on after the address, as in "is valid"
 */
export function eachPage<P extends { route: string }>(
  pages: readonly P[],
  what: string,
  check: (page: P) => void,
): void {
  const groups = new Map<string, P[]>();
  for (const page of pages) {
    const name = listOfAlike(page.route) ?? page.route;
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  for (const [name, group] of groups) {
    test(`${name} ${what}`, async () => {
      for (const page of group) await test.step(page.route, () => check(page));
    });
  }
}
