import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { once } from '../once';

/** The minified script, which browsers parse in two thirds of the time. */
const script = once(() => readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));

/**
 * axe violations on the page as shown: "rule: message (selector)". By all default rules in the light scheme, and by that of
 * contrast in the dark one, which differs in nothing else.
 * Runs axe directly instead of its Playwright package, which takes three times as long and opens a second page.
 * @param isDarkKnown leaves out the dark scheme, for a page that was tested in it at another width
 */
export async function axeFaults(page: Page, isDarkKnown = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script());
  const inLight = await violations(page, {});
  if (isDarkKnown) return inLight;
  await page.emulateMedia({ colorScheme: 'dark' });
  // Colors that change with a transition have contrast at its end.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
  const inDark = await violations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  return [...inLight, ...inDark.map((fault) => `dark: ${fault}`)];
}

const violations = (page: Page, options: axe.RunOptions): Promise<string[]> =>
  page.evaluate(async (options) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    // Selectors take a quarter of the time, so they're computed only if there are violations.
    const { violations: some } = await runner.run(document, {
      ...options,
      resultTypes: ['violations'],
      selectors: false,
    });
    if (some.length === 0) return [];
    const { violations } = await runner.run(document, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.flatMap(({ target }) => target).join(', ');
      return `${id}: ${help} (${places})`;
    });
  }, options);
