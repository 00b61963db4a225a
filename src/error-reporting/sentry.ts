/** The library and its set-up: loaded lazily by report.ts, so that no page waits for it. */
import {
  browserTracingIntegration,
  captureException,
  getDefaultIntegrations,
  init,
  withScope,
} from '@sentry/gatsby';
import type { Report, WindowEvent } from './error-report';
import { cleanEvent, isOfMissingPage, withPathname } from './filters/events';
import { isRedirect } from './filters/redirect';
import { isThirdPartyOnly } from './filters/third-party';
import { traceNavigations } from './navigation';
import { clientOptions, limits } from './settings/settings';
import type { ReportingSettings } from './settings/settings-file';

/**
 * Parts of the library that are left out. BrowserApiErrors wraps callbacks in frames of this site's scripts,
 * and so hides that an error comes from another script. The others send what is not about an error: visits,
 * language and time zone, and whatever scripts write to the console.
 */
const unwanted = new Set(['BrowserApiErrors', 'BrowserSession', 'CultureContext', 'Console']);

/**
 * Starts the library and gives back the function that reports an error. `notFoundPages` is the live set of
 * paths that turned out to have no page.
 */
export function start(
  settings: ReportingSettings,
  notFoundPages: ReadonlySet<string>,
): (report: Report) => void {
  const { idleTimeout, finalTimeout, childSpanTimeout } = limits;
  init({
    ...clientOptions(settings),
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !unwanted.has(name)),
    integrations: [
      browserTracingIntegration({
        idleTimeout,
        finalTimeout,
        childSpanTimeout,
        // See navigation.ts.
        instrumentNavigation: false,
        // Of the web vitals this one alone is sent outside a transaction, past the filters below.
        webVitals: { ignore: ['inp'] },
      }),
    ],
    beforeSend: (event, { originalException }) =>
      isRedirect(originalException) || isThirdPartyOnly(event, location.origin)
        ? null
        : cleanEvent(withPathname(event, location.pathname)),
    beforeSendTransaction: (event) => (isOfMissingPage(event, notFoundPages) ? null : cleanEvent(event)),
  });
  traceNavigations();
  return (report) =>
    withScope((scope) => {
      scope.setTag('pathname', report.pathname);
      if ('event' in report) return replay(report.event);
      const { error, componentStack } = report;
      if (componentStack) scope.setContext('react', { componentStack });
      captureException(error, { mechanism: { type: 'generic', handled: false } });
    });
}

/**
 * Hands the library an event from before it listened, through the handlers that it has put on the window, so that it
 * is told from which script even a thrown text came, and treats it as all later ones.
 */
function replay(event: WindowEvent): void {
  if ('reason' in event) window.onunhandledrejection?.(event);
  else window.onerror?.(event.message, event.filename, event.lineno, event.colno, event.error);
}
