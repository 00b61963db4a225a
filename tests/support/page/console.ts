import type { Page } from '@playwright/test';

/** A page's messages since it has been watched, as sentences a person can act on. */
export interface Watch {
  /** Console errors and warnings, uncaught errors, requests that failed or were answered with an error. */
  problems: string[];
}

/**
 * Collects what a visitor's console would show. Call it before the page is opened.
 * A request that the browser itself gave up, because the page was left, is no problem.
 */
export function watchConsole(page: Page): Watch {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type())) {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} (${reason})`);
  });
  page.on('response', (response) => {
    const expected = response.request().isNavigationRequest();
    if (!expected && response.status() >= 400)
      problems.push(`answered ${response.status()}: ${response.url()}`);
  });
  return { problems };
}
