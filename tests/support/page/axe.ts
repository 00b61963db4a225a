import type { Page } from '@playwright/test';
import axe from 'axe-core';

/**
 * axe violations on the page as shown, by all default rules: "rule: message (selector)".
 * Runs axe directly instead of its Playwright package, which takes three times as long and opens a second page.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Selectors take a quarter of the time, so they're computed only if there are violations.
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
