/** What error reporting is told to do: plain data, after sections 7 to 9 of the specification. */
import type { BrowserOptions } from '@sentry/gatsby';

/** Name under which the build marks this site's own scripts, so that errors of other scripts can be told apart. */
export const applicationKey = 'site';

/** Share of page loads that are traced, 0 to 1, when GATSBY_SENTRY_TRACES does not say: enough for averages, little to carry. */
export const defaultTracesSampleRate = 0.1;

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

/** Reads a share between 0 and 1 from text; anything else gives the default. */
export function parseSampleRate(text: string | undefined): number {
  const rate = Number(text?.trim() || Number.NaN);
  return rate >= 0 && rate <= 1 ? rate : defaultTracesSampleRate;
}

/** Client options from the environment of the build; the names are written out because the build replaces them. */
export function clientSettings() {
  const tunnel = process.env.GATSBY_SENTRY_TUNNEL;
  return {
    dsn: process.env.GATSBY_SENTRY_DSN ?? '',
    ...(tunnel ? { tunnel } : {}),
    release: process.env.GATSBY_SENTRY_RELEASE || 'production',
    environment: process.env.GATSBY_SENTRY_ENVIRONMENT || 'production',
    // Version 11 streams spans by default, and then neither asks beforeSendTransaction nor sends transactions.
    traceLifecycle: 'static',
    tracesSampleRate: parseSampleRate(process.env.GATSBY_SENTRY_TRACES),
    tracePropagationTargets: traceTargets,
    ignoreErrors: [...ignoredMessages, ...echoes],
    dataCollection,
    maxBreadcrumbs: limits.breadcrumbs,
    transportOptions: { bufferSize: limits.bufferedEnvelopes },
    // Counts of what was dropped are requests too, and they are of no use to a public site.
    sendClientReports: false,
  } satisfies BrowserOptions;
}
