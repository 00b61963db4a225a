import type { Page } from '@playwright/test';

/** Messages of a watched page. */
export interface Watch {
  /** Console errors and warnings, uncaught errors, failed requests and error responses. */
  problems: string[];
}

/**
 * Collects what a visitor's console would show. Call it before the page is opened.
 * Ignores requests that the browser canceled because the page was left.
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
      problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return { problems };
}
