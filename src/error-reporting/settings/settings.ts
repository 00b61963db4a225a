/** What the library does on every deployment: plain data, after sections 7 to 9 of the specification. */
import type { BrowserOptions } from '@sentry/gatsby';
import type { ReportingSettings } from './settings-file';

/** Limits of section 9, as far as the library takes them as configuration. Times in milliseconds. */
export const limits = {
  breadcrumbs: 100,
  bufferedEnvelopes: 64,
  idleTimeout: 1_000,
  finalTimeout: 30_000,
  childSpanTimeout: 15_000,
} as const;

/** Messages that are never reported (section 8). The browsers word the first one in two ways. */
export const ignoredMessages: RegExp[] = [
  /ResizeObserver loop limit exceeded/,
  /ResizeObserver loop completed with undelivered notifications/,
  /Request failed with status code 401/,
  /Request aborted/,
];

/**
 * React's word, on top of the error itself, that a page or a part of it failed while it took over the built HTML.
 * The error is reported where it is caught, and an error is reported once.
 */
export const echoes: RegExp[] = [/Minified React error #42[23];/];

/**
 * Requests that carry trace headers: those to this origin. The library holds a pattern against the whole
 * address, which never begins with a slash, and, for this origin alone, against the path, which always does.
 * The origin as text would not do: it is looked for anywhere, and so found in look-alike hosts too.
 */
export const traceTargets: RegExp[] = [/^\//];

/** Every kind of personal or request data that the library could collect by itself: off. */
export const dataCollection: Required<NonNullable<BrowserOptions['dataCollection']>> = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

/** The library's client options for the settings of a deployed site. */
export function clientOptions({ dsn, tunnel, release, environment, tracesSampleRate }: ReportingSettings) {
  return {
    dsn,
    ...(tunnel ? { tunnel } : {}),
    release,
    environment,
    // Version 11 streams spans by default, and then neither asks beforeSendTransaction nor sends transactions.
    traceLifecycle: 'static',
    tracesSampleRate,
    tracePropagationTargets: traceTargets,
    ignoreErrors: [...ignoredMessages, ...echoes],
    dataCollection,
    maxBreadcrumbs: limits.breadcrumbs,
    transportOptions: { bufferSize: limits.bufferedEnvelopes },
    // Counts of what was dropped are requests too, and they are of no use to a public site.
    sendClientReports: false,
  } satisfies BrowserOptions;
}
