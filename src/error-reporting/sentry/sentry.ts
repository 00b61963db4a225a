/** The library and its setup, loaded lazily by report.ts, so that no page waits for it. */
import {
  browserTracingIntegration,
  captureException,
  getDefaultIntegrations,
  init,
  withScope,
} from '@sentry/gatsby';
import type { Report, WindowEvent } from '../error-report';
import { isRedirect } from '../redirect';
import type { ReportingSettings } from '../settings-file';
import { clientOptions } from './client-options';
import { cleanEvent, withPathname } from './filters/events';
import { isThirdPartyOnly } from './filters/third-party';

/**
 * Integrations that are left out. BrowserApiErrors wraps callbacks in frames of this site's scripts, and so hides that an error
 * comes from another script. The others send data that isn't about an error: visits, language and time zone, and whatever
 * scripts log to the console.
 */
const unwanted = new Set(['BrowserApiErrors', 'BrowserSession', 'CultureContext', 'Console']);

/**
 * Starts the library and returns the function that reports an error.
 * @param traced whether this visit is among those whose transactions are sent
 */
export function start(settings: ReportingSettings, traced: boolean): (report: Report) => void {
  init({
    ...clientOptions(settings, traced),
    defaultIntegrations: getDefaultIntegrations({}).filter(({ name }) => !unwanted.has(name)),
    integrations: [
      browserTracingIntegration({
        // Each page is a document; a link within it is no visit.
        instrumentNavigation: false,
        // The only web vital that is sent outside a transaction, and so bypasses the filters below.
        webVitals: { ignore: ['inp'] },
      }),
    ],
    beforeSend: (event, { originalException }) =>
      isRedirect(originalException) || isThirdPartyOnly(event, location.origin)
        ? null
        : cleanEvent(withPathname(event, location.pathname)),
    beforeSendTransaction: cleanEvent,
  });
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
 * Passes an event from before the library listened to the handlers that it has put on the window, so that it gets the script
 * even of a thrown string, and handles the event like all later ones.
 */
function replay(event: WindowEvent): void {
  if ('reason' in event) window.onunhandledrejection?.(event);
  else window.onerror?.(event.message, event.filename, event.lineno, event.colno, event.error);
}
