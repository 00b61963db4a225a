import { expect, test } from '@playwright/test';

/**
 * A test on the built file of every page. It looks at all of them and names each that fails.
 * @param pages or what gives them when the test runs: what stands in a file itself is done by whoever lists the tests, too
 * @param what goes on after "every page", as in "is valid"
 */
export function eachPage<P extends { route: string }>(
  pages: readonly P[] | (() => readonly P[]),
  what: string,
  check: (page: P) => void,
): void {
  test(`every page ${what}`, () => {
    const faults: string[] = [];
    // A step for each page, as Playwright has them, would take longer than most checks.
    for (const page of typeof pages === 'function' ? pages() : pages) {
      try {
        check(page);
      } catch (error) {
        faults.push(`${page.route}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    expect(faults.slice(0, 10).join('\n\n'), `${faults.length} pages`).toBe('');
  });
}
