/** The library and its set-up: loaded lazily by report.ts, so that no page waits for it. */
import {
  browserTracingIntegration,
  captureException,
  getDefaultIntegrations,
  init,
  thirdPartyErrorFilterIntegration,
} from '@sentry/gatsby';
import { cleanEvent, isOfMissingPage, withPathname } from './events';
import { isRedirect } from './redirect';
import type { Report } from './report';
import { applicationKey, clientSettings, limits } from './settings';

/**
 * Parts of the library that are left out. BrowserApiErrors wraps callbacks in frames of this site's scripts,
 * and so hides that an error is another script's. The others send what is not about an error: visits,
 * language and time zone, and whatever scripts write to the console.
 */
const unwanted = new Set(['BrowserApiErrors', 'BrowserSession', 'CultureContext', 'Console']);

/**
 * Starts the library and gives back the function that reports an error. `notFoundPages` is the live set of
 * paths that turned out to have no page.
 */
export function start(notFoundPages: ReadonlySet<string>): (report: Report) => void {
  const { idleTimeout, finalTimeout, childSpanTimeout } = limits;
  init({
    ...clientSettings(),
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !unwanted.has(name)),
    integrations: [
      thirdPartyErrorFilterIntegration({
        filterKeys: [applicationKey],
        behaviour: 'drop-error-if-exclusively-contains-third-party-frames',
      }),
      browserTracingIntegration({
        idleTimeout,
        finalTimeout,
        childSpanTimeout,
        // Of the web vitals this one alone is sent outside a transaction, past the filters below.
        webVitals: { ignore: ['inp'] },
      }),
    ],
    beforeSend: (event, { originalException }) =>
      isRedirect(originalException) ? null : cleanEvent(withPathname(event, location.pathname)),
    beforeSendTransaction: (event) => (isOfMissingPage(event, notFoundPages) ? null : cleanEvent(event)),
  });
  return ({ error, pathname, componentStack }) => {
    captureException(error, {
      captureContext: {
        tags: { pathname },
        ...(componentStack ? { contexts: { react: { componentStack } } } : {}),
      },
      mechanism: { type: 'generic', handled: false },
    });
  };
}
