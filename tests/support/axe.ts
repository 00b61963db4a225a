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
    const { violations } = await runner.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.flatMap(({ target }) => target).join(', ');
      return `${id}: ${help} (${places})`;
    });
  });
}
