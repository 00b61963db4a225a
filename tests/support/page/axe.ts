import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * What axe finds on the page as it is shown, by all of its default rules: "rule: what is wrong (where)".
 * It is run directly and not through its Playwright package, which takes three times as long and opens a second page.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Where something is takes a quarter of the time to say, and is asked for when there is something.
    const { violations: some } = await runner.run(document, {
      resultTypes: ['violations'],
      selectors: false,
    });
    if (some.length === 0) return [];
    const { violations } = await runner.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.flatMap(({ target }) => target).join(', ');
      return `${id}: ${help} (${places})`;
    });
  });
}
