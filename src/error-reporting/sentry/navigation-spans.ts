/** Which navigations count as page visits. */
import { addHistoryInstrumentationHandler } from '@sentry/browser-utils';
import { getClient, startBrowserTracingNavigationSpan } from '@sentry/gatsby';

/**
 * Starts a transaction, named after its path, for every navigation to another path. The library itself would also start one for
 * a change of the hash or the query (a link within the page, a filter, `replaceHash`), and end the page's own.
 */
export function traceNavigations(): void {
  let shown = location.pathname;
  // Called before the address changes, with the new address.
  addHistoryInstrumentationHandler(({ to }) => {
    const { pathname } = new URL(to, location.href);
    const client = getClient();
    if (pathname === shown || !client) return;
    shown = pathname;
    const attributes = { 'sentry.source': 'url', 'sentry.origin': 'auto.navigation.gatsby' } as const;
    startBrowserTracingNavigationSpan(client, { name: pathname, attributes }, { url: to });
  });
}
