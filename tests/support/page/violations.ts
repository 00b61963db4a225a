import { type BrowserContext, type ConsoleMessage, expect } from '@playwright/test';

/** What browsers write to the console when they block something: the policy's name, or the type that was required. */
const violation = /Content[- ]Security[- ]Policy|require.{0,40}Trusted(HTML|ScriptURL|Script)/i;

type Use = (violations: string[]) => Promise<void>;

/**
 * A fixture of Playwright: violations of the Content-Security-Policy on all pages of a context, as the browser's messages. The
 * test fails if any are left at its end; one that provokes them empties the list.
 */
export const violations: [
  (fixtures: { context: BrowserContext }, use: Use) => Promise<void>,
  { auto: true },
] = [
  async ({ context }, use) => {
    const found: string[] = [];
    const hear = (message: ConsoleMessage): void => {
      if (violation.test(message.text())) found.push(`${message.page()?.url()}: ${message.text()}`);
    };
    context.on('console', hear);
    await use(found);
    context.off('console', hear);
    expect(found, 'violations of the Content-Security-Policy').toEqual([]);
  },
  { auto: true },
];
