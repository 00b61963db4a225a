/** Playwright's test for the site: it fails if a page violates the Content-Security-Policy. */
import { test as base, type ConsoleMessage, expect } from '@playwright/test';

export { expect, type Locator, type Page } from '@playwright/test';
export { watchConsole } from './page/console';
export { hydrate, openReady, waitForHydration } from './page/hydration';
export { lightPage, notFoundRoute } from './site';

/** What browsers write to the console when they block something: the policy's name, or the type that was required. */
const violation = /Content[- ]Security[- ]Policy|require.{0,40}Trusted(HTML|ScriptURL|Script)/i;

/** The violations of a test's pages. A test that provokes them empties the list. */
export const test = base.extend<{ violations: string[] }>({
  violations: [
    async ({ context }, use) => {
      const found: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (violation.test(message.text()))
          found.push(`${message.page()?.url()}: ${message.text().slice(0, 120)}`);
      };
      context.on('console', hear);
      await use(found);
      expect(found, 'violations of the Content-Security-Policy').toEqual([]);
    },
    { auto: true },
  ],
});
