import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const script = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * axe violations on the page as shown, each as "rule: message (selector)". Runs axe directly instead of its Playwright package, which
 * opens a second page.
 * @param rules only these; by default all
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(async (runOnly) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const options = { resultTypes: ['violations' as const], ...(runOnly ? { runOnly: [...runOnly] } : {}) };
    // Selectors take a quarter of the time, and only violations need them.
    const { violations: found } = await runner.run(document, { ...options, selectors: false });
    if (found.length === 0) return [];
    const { violations } = await runner.run(document, options);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.flatMap(({ target }) => target).join(', ')})`,
    );
  }, rules);
}
