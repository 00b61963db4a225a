import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** What browsers write to the console when they block something: the policy's name, or the type that was required. */
const violation = /Content[- ]Security[- ]Policy|require.{0,40}Trusted(HTML|ScriptURL|Script)/i;

/**
 * Collects violations of the Content-Security-Policy on all pages of a context, as the browser's messages.
 * @returns the list, which grows, and a function that ends it
 */
export function watchViolations(context: BrowserContext): { violations: string[]; stop: () => void } {
  const violations: string[] = [];
  const hear = (message: ConsoleMessage): void => {
    if (violation.test(message.text())) violations.push(`${message.page()?.url()}: ${message.text()}`);
  };
  context.on('console', hear);
  return { violations, stop: () => context.off('console', hear) };
}
