import { expect, test } from './file-test';

/**
 * A test of every built page's file. Reports all pages that fail.
 * @param pages or a function that returns them when the test runs, so that listing the tests doesn't read them
 * @param what continues "every page", as in "is valid"
 */
export function eachPage<P extends { route: string }>(
  pages: readonly P[] | (() => readonly P[]),
  what: string,
  check: (page: P) => void,
): void {
  test(`every page ${what}`, () => {
    const faults: string[] = [];
    // One Playwright step per page would take longer than most checks.
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
